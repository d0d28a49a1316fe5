/** How a rank of the piecepack reads on a tile or a coin: `N` for null, `A` for ace. */
export function rankFace(code: string): string {
  return code === 'n' || code === 'a' ? code.toUpperCase() : code;
}
