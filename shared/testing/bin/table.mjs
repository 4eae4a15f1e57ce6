/**
 * Lays out cells in columns: the first to the left, the others to the right.
 * @param {string[][]} rows the head first
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  '))
    .join('\n');
}
