/** One line of a chart. */
interface ChartLine {
  name: string;
  /** A value for each moment; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartData {
  /** Epoch seconds, the oldest first. */
  moments: readonly number[];
  lines: readonly ChartLine[];
}

/** Rows of a table; a person reads no more of them. */
const ROWS_MAX = 60;

/** Rows of the table beside a chart, the newest first. Of many moments every second, third or nth one is kept, and the newest always. */
export function tableRows({ moments, lines }: ChartData) {
  const step = Math.max(1, Math.ceil(moments.length / ROWS_MAX));
  const last = moments.length - 1;
  return moments
    .map((moment, at) => ({ moment, values: lines.map(({ values }) => finite(values[at])), isKept: (last - at) % step === 0 }))
    .filter(({ isKept }) => isKept)
    .reverse()
    .map(({ moment, values }) => ({ moment, values }));
}

/** The lines as the drawing takes them: what is no finite number is a gap. */
export const drawnLines = ({ lines }: Pick<ChartData, 'lines'>) => lines.map(({ values }) => values.map(finite));

/** True when no line has a value. */
export const isBlank = ({ lines }: Pick<ChartData, 'lines'>) =>
  drawnLines({ lines }).every((values) => values.every((value) => value === null));

const finite = (value: number | null | undefined) => (value === null || value === undefined || !Number.isFinite(value) ? null : value);
