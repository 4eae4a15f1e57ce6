import { withProgress } from '@site/testing/progress';

/** One row of the table: the measurement and its upper limit. */
export interface Figure {
  id: string;
  what: string;
  measured: string;
  comparedWith: string;
  /** Ratio of ours to the other, or the figure itself when the limit is absolute. */
  value: number;
  bar: number;
  /** Exact figures decide whether `npm test` passes; times only inform. */
  isGate: boolean;
  note?: string;
}

export const isWithin = ({ value, bar }: Figure) => value <= bar;

const shown = new WeakSet<Figure>();

/** Prints a row to stderr as soon as it is known, because the table waits for the last row. */
export function showRow(figure: Figure, say: (line: string) => void = console.error): Figure {
  if (!shown.has(figure)) say(`  ${cellsOf(figure).join('  ')}`);
  shown.add(figure);
  return figure;
}

/**
 * Announces the next rows and shows progress, because some take minutes; then prints the rows that the measurement did not print itself.
 */
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
  printColumns([['', 'what', 'measured', 'compared with', 'figure', 'bar', ''], ...figures.map(cellsOf)]);
}

export function printColumns(rows: readonly string[][]) {
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
