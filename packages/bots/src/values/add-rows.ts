import { fromBase64 } from '../base64.ts';
import { code } from './add-rows-code.ts';

declare const WebAssembly: {
  readonly Memory: new (pages: {
    readonly initial: number;
    readonly maximum: number;
  }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

/** Adds rows of weights to sums, each so many times; the arguments are places in the memory, in bytes. */
type AddRows = (sums: number, sumsEnd: number, rows: number, rowsEnd: number, times: number) => void;

const PAGE = 65_536;
let module: object | null = null;

/** A memory of at least so many bytes, and what adds up in it. JavaScript has no vectors: `docs/decisions/0026` has the figures. */
export function memoryToAddIn(bytes: number): { readonly buffer: ArrayBuffer; readonly addRows: AddRows } {
  const pages = Math.ceil(bytes / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  module ??= new WebAssembly.Module(fromBase64(code));
  const { addRows } = new WebAssembly.Instance(module, { net: { memory } }).exports as { readonly addRows: AddRows };
  return { buffer: memory.buffer, addRows };
}
