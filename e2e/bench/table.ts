/** One row of the table: what was measured, and its bar. */
export interface Figure {
  id: string;
  what: string;
  measured: string;
  comparedWith: string;
  /** Ours to the other's, or the figure itself where the bar is absolute. */
  value: number;
  bar: number;
  /** Exact figures decide whether `npm test` passes; times only inform. */
  isGate: boolean;
  note?: string;
}

export const isWithin = ({ value, bar }: Figure) => value <= bar;

export function printTable(figures: readonly Figure[]) {
  const rows = [
    ['', 'what', 'measured', 'compared with', 'figure', 'bar', ''],
    ...figures.map((figure) => [
      figure.id,
      figure.what,
      figure.measured,
      figure.comparedWith,
      figure.value.toFixed(2),
      `≤ ${figure.bar}`,
      `${isWithin(figure) ? 'ok' : 'over'}${figure.note ? ` (${figure.note})` : ''}`,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
