/** A state of numbers, texts, flags, and lists of them; whatever else it holds (its sheet, its tables) never changes. */
type Plain = object;
type Numbers = Uint8Array | Int8Array | Uint16Array | Int16Array | Int32Array | Float64Array;

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value);

function copyOf(value: unknown): unknown {
  return isNumbers(value) || Array.isArray(value) ? value.slice() : value;
}

/** Another state equal to this one, its lists its own. For a game whose state is plain. */
export function cloneState<S extends Plain>(s: S): S {
  return Object.assign(
    Object.create(Object.getPrototypeOf(s) as object | null) as S,
    Object.fromEntries(Object.entries(s).map(([key, value]) => [key, copyOf(value)])),
  );
}

/** Makes `to` equal to `from`, in the lists that it has. */
export function copyState<S extends Plain>(from: S, to: S): void {
  for (const key of Object.keys(from) as (keyof S)[]) {
    const [value, old] = [from[key], to[key]];
    if (isNumbers(value) && isNumbers(old)) old.set(value);
    else if (Array.isArray(value) && Array.isArray(old)) old.splice(0, old.length, ...(value as unknown[]));
    else to[key] = value;
  }
}
