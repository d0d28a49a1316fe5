import loadWabt from 'wabt';

/** A module of WebAssembly text, as TypeScript that holds its bytes. */
export async function assemble(text) {
  const wabt = await loadWabt();
  const parsed = wabt.parseWat('module.wat', text, { simd: true });
  try {
    parsed.validate();
    const { buffer } = parsed.toBinary({});
    const digits = Buffer.from(buffer).toString('base64').replace(/=+$/, '');
    return `/** Made by npm run wasm. */\nexport const code =\n  '${digits}';\n`;
  } finally {
    parsed.destroy();
  }
}
