import { conformance } from '../../test/conformance.ts';
import { audit } from './audit.ts';
import { haulingAstronauts } from './index.ts';

conformance(haulingAstronauts, audit, { swap: 'HA-4.2' });
