import { conformance } from '../../test/conformance.ts';
import { audit } from './audit.ts';
import { grandPrix } from './index.ts';

conformance(grandPrix, audit);
