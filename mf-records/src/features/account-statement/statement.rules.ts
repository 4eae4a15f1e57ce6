import type { getStatement, StatementMonth } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { paisaOf } from '@site/i18n';

export type Statement = EndpointOutput<typeof getStatement>;

/** The sums of a month, in the order of the screen. */
export const STATEMENT_SUMS = ['deposits', 'withdrawals', 'net_deposits', 'bonuses', 'stakes', 'wins', 'profit_loss'] as const;
export type StatementSum = (typeof STATEMENT_SUMS)[number];
/** True for a sum that is shown as a gain or a loss; deposits are neither. */
export const isResult = (sum: StatementSum) => sum === 'profit_loss';

/** True if nothing moved in that month. */
export const isQuiet = (month: StatementMonth) => STATEMENT_SUMS.every((sum) => paisaOf(month[sum]) === 0n);

/** With this mark spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Months as `2026-11`, amounts as plain numbers with a point: a spreadsheet reads them in any language. */
export function statementCsv({ months, totals }: Statement, words: { month: string; total: string; sums: readonly string[] }): string {
  const line = (name: string, row: Record<StatementSum, string>) => [name, ...STATEMENT_SUMS.map((sum) => row[sum])];
  const rows = [[words.month, ...words.sums], ...months.map((month) => line(month.month.slice(0, 7), month)), line(words.total, totals)];
  return BYTE_ORDER_MARK + rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

/** Guards against formulas: a spreadsheet would run a cell that begins with a sign, so only numbers may begin with one. */
const quoted = (cell: string) => (/^-?[\d.]+$/.test(cell) ? cell : `"${cell.replace(/"/g, '""').replace(/^[=+\-@\t\r]/, "'$&")}"`);

export interface MonthBars {
  month: string;
  /** Share of the highest bar, 0 to 1. */
  deposits: number;
  withdrawals: number;
}

/** Chart data, the oldest month first. */
export function barsOf(months: readonly StatementMonth[]): MonthBars[] {
  const highest = Math.max(1, ...months.flatMap(({ deposits, withdrawals }) => [Number(paisaOf(deposits)), Number(paisaOf(withdrawals))]));
  const share = (amount: string) => Number(paisaOf(amount)) / highest;
  return [...months]
    .reverse()
    .map(({ month, deposits, withdrawals }) => ({ month, deposits: share(deposits), withdrawals: share(withdrawals) }));
}
