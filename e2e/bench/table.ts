import { withProgress } from '@site/testing/progress';

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

const shown = new WeakSet<Figure>();

/** Prints a row as soon as it is known, past the table's own stream: the table waits for the last row. */
export function showRow(figure: Figure, say: (line: string) => void = console.error): Figure {
  if (!shown.has(figure)) say(`  ${cellsOf(figure).join('  ')}`);
  shown.add(figure);
  return figure;
}

/** Says which rows come next and that they go on, because some take minutes; then shows those that the measurement did not show itself. */
export async function measureRows<T extends Figure | Figure[]>(
  rows: string,
  measure: () => Promise<T>,
  say: (line: string) => void = console.error,
): Promise<T> {
  say(`${rows} …`);
  const measured = await withProgress(rows, measure, say);
  for (const figure of [measured].flat()) showRow(figure, say);
  return measured;
}

export function printTable(figures: readonly Figure[]) {
  const rows = [['', 'what', 'measured', 'compared with', 'figure', 'bar', ''], ...figures.map(cellsOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

const cellsOf = (figure: Figure) => [
  figure.id,
  figure.what,
  figure.measured,
  figure.comparedWith,
  figure.value.toFixed(2),
  `≤ ${figure.bar}`,
  `${isWithin(figure) ? 'ok' : 'over'}${figure.note ? ` (${figure.note})` : ''}`,
];
