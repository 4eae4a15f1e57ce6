import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { Column } from '@site/ui/record-table';
import { useExposure } from '#bets';
import { AccountRecords } from './account-records';
import styles from './balance-overview.module.css';

type Exposure = NonNullable<ReturnType<typeof useExposure>['data']>;

/** The balance, and the amounts held by market. @see M-25 */
export function BalanceOverview() {
  const t = useText('exchange');
  const { data, isError, refetch } = useExposure();
  const figures = [
    { name: t('head.main'), amount: data?.main },
    { name: t('head.exposure'), amount: data?.exposure },
    { name: t('wallet.available'), amount: data?.available },
  ];
  const columns: Column<Exposure['markets'][number]>[] = [
    { id: 'event', head: t('account.event'), cell: ({ event_name }) => event_name },
    { id: 'market', head: t('account.market'), cell: ({ market_name }) => t(market_name) },
    { id: 'exposure', head: t('head.exposure'), cell: ({ exposure }) => <Money amount={exposure} />, align: 'end' },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, amount }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount ?? null} />
            </dd>
          </div>
        ))}
      </dl>
      <AccountRecords
        caption={t('account.exposure')}
        name="event"
        columns={columns}
        query={{ data: data && { data: data.markets, last_page: 1 }, isError, isPlaceholderData: false, refetch }}
        keyOf={({ market_id }) => market_id}
      />
    </>
  );
}
