/** A game's accent as the look's own variable, right in either theme. */
export function accentStyle([light, dark]: readonly [string, string]): { readonly [name: string]: string } {
  return { '--accent': `light-dark(${light}, ${dark})` };
}
