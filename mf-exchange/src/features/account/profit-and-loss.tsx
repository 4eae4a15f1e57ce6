import type { MarketProfit } from '@site/api/contracts/exchange';
import { formatCount, useText } from '@site/i18n';
import { Link, useQuery } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { Money } from '@site/ui';
import type { Column } from '@site/ui/record-table';
import { proofOf } from '#paths';
import { profitsQuery } from './account.queries';
import { accountTime, DAYS, ZONE, type Day } from './account.rules';
import { AccountRecords } from './account-records';
import { DayChips } from './day-chips';
import styles from './bet-names.module.css';

/** Result of each settled market, before and after commission. @see M-25 */
export function ProfitAndLoss() {
  const t = useText('exchange');
  const { values, change, pages } = useFilters({ day: DAYS });
  const query = useQuery(profitsQuery(values.day as Day, pages));
  const totals = query.data?.totals;
  const columns: Column<MarketProfit>[] = [
    { id: 'time', head: t('account.settled', ZONE), cell: ({ settled_at }) => accountTime(settled_at) },
    { id: 'market', head: t('account.market'), cell: (profit) => <MarketNames {...profit} /> },
    {
      id: 'outcome',
      head: t('account.outcome'),
      cell: ({ result, market_id }) => (
        <Link to={proofOf(market_id)} title={t('proof.link')}>
          {t(result)}
        </Link>
      ),
    },
    { id: 'bets', head: t('head.bets'), cell: ({ bets }) => formatCount(bets), align: 'end' },
    { id: 'gross', head: t('account.gross'), cell: ({ gross }) => <Money amount={gross} isSigned />, align: 'end' },
    { id: 'commission', head: t('account.commission'), cell: ({ commission }) => <Money amount={commission} />, align: 'end' },
    { id: 'net', head: t('account.net'), cell: ({ net }) => <Money amount={net} isSigned />, align: 'end' },
  ];
  const sums = totals && {
    time: t('account.total'),
    gross: <Money amount={totals.gross} isSigned />,
    commission: <Money amount={totals.commission} />,
    net: <Money amount={totals.net} isSigned />,
  };
  return (
    <>
      <DayChips current={values.day} onChoose={(day) => change({ day: day as Day })} />
      <AccountRecords
        caption={t('account.profit')}
        name="market"
        columns={columns}
        query={query}
        keyOf={({ market_id }) => market_id}
        pages={pages}
        {...(sums && { sums })}
      />
    </>
  );
}

function MarketNames({ event_name, market_name }: { event_name: string; market_name: string }) {
  const t = useText('exchange');
  return (
    <span className={styles.names}>
      <span className={styles.selection}>{t(market_name)}</span>
      <span className={styles.market}>{event_name}</span>
    </span>
  );
}
