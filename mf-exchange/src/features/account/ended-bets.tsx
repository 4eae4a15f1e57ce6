import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { Money } from '@site/ui';
import type { Column } from '@site/ui/record-table';
import { endedBetsQuery } from './account.queries';
import { accountTime, ENDED_PAGE, ZONE } from './account.rules';
import { AccountRecords } from './account-records';
import { BetNames } from './bet-names';

/** Bets that were refused, cancelled or lapsed, with the reason. */
export function EndedBets() {
  const t = useText('exchange');
  const { pages } = useFilters({});
  const query = useQuery(endedBetsQuery(pages.page));
  const columns: Column<Bet>[] = [
    { id: 'time', head: t('account.placed', ZONE), cell: ({ placed_at }) => accountTime(placed_at) },
    { id: 'bet', head: t('account.bet'), cell: (bet) => <BetNames {...bet} /> },
    { id: 'odds', head: t('account.odds'), cell: ({ odds, run }) => (run === null ? odds : `${run} / ${odds}`), align: 'end' },
    { id: 'stake', head: t('account.stake'), cell: ({ stake }) => <Money amount={stake} />, align: 'end' },
    { id: 'state', head: t('account.status'), cell: ({ state }) => t(`state.${state}`) },
    { id: 'reason', head: t('account.reason'), cell: ({ reason }) => (reason ? t(`reason.${reason}`) : '–') },
  ];
  return (
    <AccountRecords
      caption={t('account.kind.ended')}
      name="bet"
      long="reason"
      columns={columns}
      query={query}
      keyOf={({ bet_id }) => bet_id}
      pages={{ ...pages, pageSize: ENDED_PAGE, sizes: [ENDED_PAGE], onPageSize: () => {} }}
    />
  );
}
