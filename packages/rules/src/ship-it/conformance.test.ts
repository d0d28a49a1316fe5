import { conformance } from '../../test/conformance.ts';
import { audit } from './audit.ts';
import { shipIt } from './index.ts';

conformance(shipIt, audit);
