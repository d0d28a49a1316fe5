/** Of a small matrix that has one, by Gauss and Jordan. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = largest(rows, column);
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const lead = rows[column].map((value) => value / rows[column][column]);
    rows[column] = lead;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const times = rows[i][column];
      rows[i] = rows[i].map((value, j) => value - times * lead[j]);
    }
  }
  return rows.map((row) => row.slice(size));
}

function largest(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let i = column + 1; i < rows.length; i++) {
    if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) best = i;
  }
  return best;
}
