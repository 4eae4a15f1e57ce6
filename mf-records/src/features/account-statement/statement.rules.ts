import type { getStatement, StatementMonth } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { paisaOf, type Translate } from '@site/i18n';

export type Statement = EndpointOutput<typeof getStatement>;

/** The sums of a month, in the order of the screen. */
export const STATEMENT_SUMS = ['deposits', 'withdrawals', 'net_deposits', 'bonuses', 'stakes', 'wins', 'profit_loss'] as const;
export type StatementSum = (typeof STATEMENT_SUMS)[number];
/** True for a sum that is shown as a gain or a loss; deposits are neither. */
export const isResult = (sum: StatementSum) => sum === 'profit_loss';

/** True if nothing moved in that month. */
export const isQuiet = (month: StatementMonth) => month.played_s === 0 && STATEMENT_SUMS.every((sum) => paisaOf(month[sum]) === 0n);

/** Hours and minutes of play, in words. */
export function playedText(t: Translate, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return t('accountStatement.played.value', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** With this mark spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvWords {
  month: string;
  total: string;
  sums: readonly string[];
  played: string;
}

type CsvRow = Pick<StatementMonth, StatementSum | 'played_s'>;

/** Months as `2026-11`, minutes of play last, amounts as plain numbers with a point: a spreadsheet reads them in any language. */
export function statementCsv({ months, totals }: Statement, words: CsvWords): string {
  const line = (name: string, row: CsvRow) => [name, ...STATEMENT_SUMS.map((sum) => row[sum]), String(Math.floor(row.played_s / 60))];
  const rows = [
    [words.month, ...words.sums, words.played],
    ...months.map((month) => line(month.month.slice(0, 7), month)),
    line(words.total, totals),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

/** Guards against formulas: a spreadsheet would run a cell that begins with a sign, so only numbers may begin with one. */
const quoted = (cell: string) => (/^-?[\d.]+$/.test(cell) ? cell : `"${cell.replace(/"/g, '""').replace(/^[=+\-@\t\r]/, "'$&")}"`);

/** Views of the chart. */
export const CHART_VIEWS = ['money', 'result', 'time'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** Colour of a bar: `in` for deposits, gains and time, `out` for withdrawals and losses. */
export type BarPart = 'in' | 'out';

export interface MonthBars {
  month: string;
  /** Share of the highest bar, 0 to 1. */
  bars: { part: BarPart; share: number }[];
}

/** Values of a month, before they are compared with the other months. */
function valuesOf(view: ChartView, { deposits, withdrawals, profit_loss: result, played_s: played }: StatementMonth): [BarPart, number][] {
  if (view === 'time') return [['in', played]];
  const [paidIn, paidOut, net] = [Number(paisaOf(deposits)), Number(paisaOf(withdrawals)), Number(paisaOf(result))];
  if (view === 'result') return [[net < 0 ? 'out' : 'in', Math.abs(net)]];
  return [
    ['in', paidIn],
    ['out', paidOut],
  ];
}

/** The highest value of the chart: paisa, or seconds of play; 0 when nothing moved. */
export const highestOf = (months: readonly StatementMonth[], view: ChartView) =>
  Math.max(0, ...months.flatMap((month) => valuesOf(view, month).map(([, value]) => value)));

/** Chart data, the oldest month first. */
export function barsOf(months: readonly StatementMonth[], view: ChartView): MonthBars[] {
  const values = months.map((month) => ({ month: month.month, values: valuesOf(view, month) }));
  const highest = Math.max(1, highestOf(months, view));
  return values.reverse().map(({ month, values: of }) => ({ month, bars: of.map(([part, value]) => ({ part, share: value / highest })) }));
}
