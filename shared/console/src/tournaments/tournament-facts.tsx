import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { formatCount, formatDateTime, paisaOf, useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { PlannedRow, PlannedTournament } from '@site/platform-operator/calls';
import { FactList, NumberTable, PlayerText } from '#parts';
import { StateBadge } from './state-badge';
import styles from './tournaments.module.css';

/** Facts of the plan, with the people who made it. */
export function TournamentFacts({ tournament }: { tournament: PlannedTournament }) {
  const t = useText('console');
  const {
    state,
    name_bn: nameBn,
    game_type: type,
    games,
    from,
    until,
    prizes,
    total,
    players,
    proposed_by: by,
    decided_by: decided,
  } = tournament;
  return (
    <FactList
      facts={[
        { name: t('tournaments.stateLabel'), value: <StateBadge state={state} /> },
        { name: t('tournaments.field.name_bn'), value: <PlayerText text={nameBn} isLine /> },
        { name: t('tournaments.begins'), value: formatDateTime(from) },
        { name: t('tournaments.ends'), value: formatDateTime(until) },
        { name: t('tournaments.category'), value: type ? t(GAME_TYPE_NAMES[type]) : t('tournaments.allGames') },
        { name: t('tournaments.games'), value: games.join(', ') },
        { name: t('tournaments.prizes'), value: <PrizesByPlace prizes={prizes} /> },
        { name: t('tournaments.total'), value: <Money amount={total} /> },
        { name: t('tournaments.players'), value: formatCount(players) },
        { name: t('tournaments.proposedBy'), value: by },
        { name: t('tournaments.decidedBy'), value: decided },
      ]}
    />
  );
}

function PrizesByPlace({ prizes }: Pick<PlannedTournament, 'prizes'>) {
  return (
    <ol className={styles.prizes}>
      {prizes.map((prize, at) => (
        <li key={at}>
          <Money amount={prize} />
        </li>
      ))}
    </ol>
  );
}

/** The first players with their turnover; after the end with prizes. */
export function PlayersTable({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useText('console');
  if (rows.length === 0) return <p className={styles.note}>{t('tournaments.noPoints')}</p>;
  return (
    <NumberTable label={t('tournaments.table')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('tournaments.player')}</th>
          <th scope="col">{t('tournaments.place')}</th>
          <th scope="col">{t('tournaments.points')}</th>
          <th scope="col">{t('tournaments.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ username, place, points, prize, paid_at: paidAt }) => (
          <tr key={username}>
            <th scope="row">
              <PlayerText text={username} isLine />
            </th>
            <td>{place}</td>
            <td>
              <Money amount={points} />
            </td>
            <td>
              <Money amount={prize} />
              {paisaOf(prize) > 0n && paidAt === null && <span className={styles.note}> {t('tournaments.waits')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}
