import { conformance } from '../../test/conformance.ts';
import { audit } from './audit.ts';
import { blackPawnTrucking } from './index.ts';

conformance(blackPawnTrucking, audit);
