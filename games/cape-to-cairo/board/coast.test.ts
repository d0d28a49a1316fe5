import { islands } from '@waybill/web/look/pieces/city-map/coast.ts';
import { spotsOf } from '@waybill/web/look/pieces/city-map/layout.ts';
import { expect, test } from 'vitest';
import { africa } from '../rules/index.ts';

test('the coast keeps Africa whole', () => {
  expect(islands(spotsOf(africa))).toHaveLength(1);
});
