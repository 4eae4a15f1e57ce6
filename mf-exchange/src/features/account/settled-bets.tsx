import type { ExchangeRecord } from '@site/api/contracts/records';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import type { Column } from '@site/ui/record-table';
import { settledBetsQuery } from './account.queries';
import { accountTime, DAYS, ZONE, type Day } from './account.rules';
import { AccountRecords } from './account-records';
import { BetNames } from './bet-names';
import { DayChips } from './day-chips';

const LOOKS = { WON: 'good', LOST: 'bad', VOID: 'quiet', open: 'new' } as const satisfies Record<ExchangeRecord['status'], string>;

export function SettledBets() {
  const t = useText('exchange');
  const { session } = useShell();
  const { values, change, pages } = useFilters({ day: DAYS });
  const query = useQuery(settledBetsQuery(session.player?.remoteId ?? '', values.day as Day, pages));
  const columns: Column<ExchangeRecord>[] = [
    { id: 'time', head: t('account.placed', ZONE), cell: ({ created_at }) => accountTime(created_at) },
    {
      id: 'bet',
      head: t('account.bet'),
      cell: (record) => <BetNames {...record} side={record.bet_type} />,
    },
    { id: 'odds', head: t('account.odds'), cell: ({ odds, run }) => (run === null ? odds : `${run} / ${odds}`), align: 'end' },
    { id: 'stake', head: t('account.stake'), cell: ({ stake }) => <Money amount={stake} />, align: 'end' },
    { id: 'net', head: t('account.result'), cell: (record) => <Money amount={record.net_profit_loss} isSigned />, align: 'end' },
    { id: 'status', head: t('account.status'), cell: ({ status }) => <Badge variant={LOOKS[status]}>{t(`status.${status}`)}</Badge> },
    { id: 'id', head: t('account.id'), cell: ({ transaction_id }) => transaction_id },
  ];
  return (
    <>
      <DayChips current={values.day} onChoose={(day) => change({ day: day as Day })} />
      <AccountRecords
        caption={t('account.kind.settled')}
        name="bet"
        columns={columns}
        query={query}
        keyOf={({ transaction_id }) => transaction_id}
        pages={pages}
      />
    </>
  );
}
