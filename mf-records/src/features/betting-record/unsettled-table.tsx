import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { getOpenBets, OpenBet } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { formatDateTime, useText } from '@site/i18n';
import type { Pages } from '@site/remote/address';
import { Money } from '@site/ui';
import { RecordTable, type Column, type RecordQuery } from '@site/ui/record-table';
import { GameName } from './game-name';
import styles from './unsettled-table.module.css';

export interface UnsettledTableProps {
  bets: RecordQuery<EndpointOutput<typeof getOpenBets>>;
  pages: Pages;
}

/** Bets that are not settled yet. */
export function UnsettledTable({ bets, pages }: UnsettledTableProps) {
  const t = useText('records');
  const columns: Column<OpenBet>[] = [
    { id: 'platform', head: t('bets.platform'), cell: ({ platform_name }) => platform_name },
    { id: 'type', head: t('bets.gameType'), cell: ({ game_type }) => t(GAME_TYPE_NAMES[game_type]) },
    { id: 'game', head: t('bets.game'), cell: ({ game_name }) => <GameName name={game_name} /> },
    { id: 'stake', head: t('bets.bet'), align: 'end', cell: (bet) => <Stake bet={bet} /> },
    { id: 'placed', head: t('bets.placed'), align: 'end', cell: ({ created_at }) => formatDateTime(created_at) },
  ];
  return (
    <>
      {bets.data && (
        <p className={styles.total}>
          {t('bets.openStake')}{' '}
          <strong>
            <Money amount={bets.data.total_stake} />
          </strong>
        </p>
      )}
      <RecordTable
        caption={t('bets.unsettled')}
        columns={columns}
        query={bets}
        keyOf={({ platform, game_name, created_at }) => [platform, game_name, created_at].join(' ')}
        pages={pages}
      />
    </>
  );
}

/** A round with free spins has the stake that the house paid, with its name. */
function Stake({ bet: { bet_amount: stake, free_spin: free } }: { bet: OpenBet }) {
  const t = useText('records');
  return (
    <>
      {free && <span className={styles.free}>{t('bets.freeSpin')} </span>}
      <Money amount={free ?? stake} />
    </>
  );
}
