import type { StatementMonth } from '@site/api/contracts/records';
import { formatMonth, useLanguage, useText } from '@site/i18n';
import { RecordTable, type Column } from '@site/ui/record-table';
import { StatementMoney } from './statement-money';
import { playedText, STATEMENT_SUMS, type Statement } from './statement.rules';

/** The months as a table, where there is room for all columns. */
export function StatementTable({ statement: { months, totals } }: { statement: Statement }) {
  const t = useText('records');
  const language = useLanguage();
  const columns: readonly Column<StatementMonth>[] = [
    { id: 'month', head: t('accountStatement.month'), cell: ({ month }) => formatMonth(month, language) },
    ...STATEMENT_SUMS.map((sum) => ({
      id: sum,
      head: t(`accountStatement.${sum}`),
      align: 'end' as const,
      cell: (month: StatementMonth) => <StatementMoney sum={sum} amount={month[sum]} />,
    })),
    { id: 'played', head: t('accountStatement.played'), align: 'end', cell: ({ played_s: seconds }) => playedText(t, seconds) },
  ];
  const sums = Object.fromEntries(STATEMENT_SUMS.map((sum) => [sum, <StatementMoney key={sum} sum={sum} amount={totals[sum]} />]));
  const query = { data: { data: months, last_page: 1 }, isError: false, isPlaceholderData: false, refetch: () => {} };
  return (
    <RecordTable
      caption={t('accountStatement.title')}
      columns={columns}
      query={query}
      keyOf={({ month }) => month}
      sums={{ month: t('accountStatement.total'), ...sums, played: playedText(t, totals.played_s) }}
    />
  );
}
