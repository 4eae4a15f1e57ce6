/**
 * Formats cells in columns: the first column is aligned left, the others right.
 * @param {string[][]} rows the first row is the head
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  '))
    .join('\n');
}
