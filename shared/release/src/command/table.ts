/** Rows in columns as wide as their widest cell; the first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** `2026-01-15 06:00`, in UTC as everything in the log. */
export const minuteOf = (moment: string) => moment.slice(0, 16).replace('T', ' ');
