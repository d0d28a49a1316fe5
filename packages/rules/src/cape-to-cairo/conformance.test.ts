import { conformance } from '../../test/conformance.ts';
import { audit } from './audit.ts';
import { capeToCairo } from './index.ts';

conformance(capeToCairo, audit);
