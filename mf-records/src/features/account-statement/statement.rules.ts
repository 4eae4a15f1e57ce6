import type { getStatement, StatementMonth } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { paisaOf } from '@site/i18n';

export type Statement = EndpointOutput<typeof getStatement>;

/** The sums of a month, in the order in which they are shown. */
export const STATEMENT_SUMS = ['deposits', 'withdrawals', 'net_deposits', 'bonuses', 'stakes', 'wins', 'profit_loss'] as const;
export type StatementSum = (typeof STATEMENT_SUMS)[number];
/** What play brought is good or bad news; that money was paid in is neither. */
export const isResult = (sum: StatementSum) => sum === 'profit_loss';

/** Nothing moved in that month. */
export const isQuiet = (month: StatementMonth) => STATEMENT_SUMS.every((sum) => paisaOf(month[sum]) === 0n);

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Months as `2026-11`, amounts as plain numbers with a point: what any spreadsheet reads, in any language. */
export function statementCsv({ months, totals }: Statement, words: { month: string; total: string; sums: readonly string[] }): string {
  const line = (name: string, row: Record<StatementSum, string>) => [name, ...STATEMENT_SUMS.map((sum) => row[sum])];
  const rows = [[words.month, ...words.sums], ...months.map((month) => line(month.month.slice(0, 7), month)), line(words.total, totals)];
  return BYTE_ORDER_MARK + rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

/** Nothing that a spreadsheet would take for a formula: only numbers begin with a sign. */
const quoted = (cell: string) => (/^-?[\d.]+$/.test(cell) ? cell : `"${cell.replace(/"/g, '""').replace(/^[=+\-@\t\r]/, "'$&")}"`);

export interface MonthBars {
  month: string;
  /** Share of the highest bar, 0 to 1. */
  deposits: number;
  withdrawals: number;
}

/** The oldest month first, as a chart reads. */
export function barsOf(months: readonly StatementMonth[]): MonthBars[] {
  const highest = Math.max(1, ...months.flatMap(({ deposits, withdrawals }) => [Number(paisaOf(deposits)), Number(paisaOf(withdrawals))]));
  const share = (amount: string) => Number(paisaOf(amount)) / highest;
  return [...months]
    .reverse()
    .map(({ month, deposits, withdrawals }) => ({ month, deposits: share(deposits), withdrawals: share(withdrawals) }));
}
