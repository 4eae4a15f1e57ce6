import { useEffect, useRef } from 'react';
import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { BetRecord } from '@site/api/contracts/records';
import { formatDate, useText } from '@site/i18n';
import { Link, useQuery, useShell } from '@site/remote';
import { useAddress } from '@site/remote/address';
import { BackLink } from '@site/ui/page-head';
import { Loaded, RowsSkeleton, ShowMore } from '#record-list';
import { OPENED_FIELDS, type OpenedGroup } from './bets-address';
import { BetSummary, SummaryFact } from './bet-summary';
import { gamesQuery } from './betting-record.queries';
import { GameRow } from './game-row';
import styles from './group-games.module.css';

export interface GroupGamesProps {
  group: OpenedGroup;
  /** Period of the list from which the group was opened. */
  date: string;
}

/** The games of one group, below their sums. @see RECORDS-006 */
export function GroupGames({ group, date }: GroupGamesProps) {
  const t = useText('records');
  const { session } = useShell();
  const { values, change, addressOf } = useAddress(OPENED_FIELDS);
  const step = Number(values.games);
  const games = useQuery(gamesQuery(session.player?.remoteId ?? '', group, date, step));
  const title = useRef<HTMLHeadingElement>(null);
  // The link that led here is unmounted and has lost the focus, so the title takes it.
  useEffect(() => title.current?.focus(), []);
  const platform = games.data?.data[0]?.platform_name ?? group.platform;
  return (
    <div className={styles.games}>
      <BackLink as={Link} to={addressOf({ group: '', games: '1' })}>
        {t('bets.back')}
      </BackLink>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('bets.gamesOf', { date: formatDate(group.day) })}
      </h2>
      <Loaded query={games} waiting={<RowsSkeleton label={t('bets.loading')} />} isEmpty={({ data }) => data.length === 0}>
        {({ data, total, totals }) => (
          <div className={styles.games}>
            <BetSummary turnover={totals.turnover} profitLoss={totals.profit_loss}>
              <SummaryFact label={t('bets.platform')}>{platform}</SummaryFact>
              <SummaryFact label={t('bets.gameType')}>{t(GAME_TYPE_NAMES[group.game_type])}</SummaryFact>
            </BetSummary>
            <Games records={data} />
            <ShowMore
              hasMore={data.length < total}
              isBusy={games.isPlaceholderData}
              onMore={() => change({ games: String(step + 1) }, { replace: true })}
            />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Games({ records }: { records: readonly BetRecord[] }) {
  return (
    <ul className={styles.list}>
      {records.map((record) => (
        <GameRow key={record.id} record={record} />
      ))}
    </ul>
  );
}
