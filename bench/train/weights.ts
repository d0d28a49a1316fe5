import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { PackedNet } from '@waybill/bots/values';

export function commitOf(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

export const weightsOf = (game: string) => `games/${game}/bots/weights.ts`;

export async function readWeights(path: string): Promise<PackedNet> {
  const { weights } = (await import(pathToFileURL(path).href)) as { readonly weights: PackedNet };
  return weights;
}

/** Weights as a module, so that browser bundles and Node load them alike. */
export function writeWeights(path: string, packed: PackedNet): void {
  const { curve, scales, shape, weights, ...origin } = packed;
  const lines = [
    ...Object.entries(origin).map(([key, value]) => `  ${key}: ${literal(value)},`),
    '  curve: [',
    ...curve.map((point) => `    ${fields(point)},`),
    '  ],',
    `  shape: ${fields(shape)},`,
    `  scales:\n    '${scales}',`,
    `  weights:\n    '${weights}',`,
  ];
  const text = `import type { PackedNet } from '@waybill/bots/values';

/** Written by \`npm run train ${packed.game}\`. */
export const weights: PackedNet = {
${lines.join('\n')}
};
`;
  writeFileSync(path, text);
  console.log(`wrote ${path}: ${(gzipSync(readFileSync(path)).length / 1000).toFixed(1)} kB gzip`);
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

function fields(record: object): string {
  const rounded = (value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
  return `{ ${Object.entries(record)
    .map(([key, value]) => `${key}: ${literal(rounded(value))}`)
    .join(', ')} }`;
}
