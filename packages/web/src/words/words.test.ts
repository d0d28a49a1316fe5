import { kernelWords } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { kernel } from './de.ts';

test('German has every word of the kernel', () => {
  expect(Object.keys(kernel).sort()).toEqual(Object.keys(kernelWords).sort());
});
