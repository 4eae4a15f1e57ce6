import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';
import { JoinButton } from './join-button';
import { OwnStanding } from './own-standing';
import { PlayersTable } from './players-table';
import { PrizeList } from './prize-list';
import { TournamentHead } from './tournament-head';
import { TournamentRules } from './tournament-rules';
import { useTournament } from './tournaments.queries';
import { isOpen } from './tournaments.rules';
import styles from './tournaments.module.css';

interface TournamentViewProps {
  id: string;
  /** Address of the list. */
  listLink: { search: string };
}

/** One tournament: what it is about, the own place, the live table and the rules. */
export function TournamentView({ id, listLink }: TournamentViewProps) {
  const t = useText('rewards');
  const { data, isError, error, refetch } = useTournament(id);
  const content = () => {
    if (data) {
      const { tournament, table } = data;
      return (
        <>
          <section className={styles.card} aria-labelledby={`tournament-${tournament.id}`}>
            <TournamentHead tournament={tournament} isTitle />
            {isOpen(tournament) && <JoinButton tournament={tournament} />}
            <OwnStanding tournament={tournament} />
          </section>
          <PlayersTable tournament={tournament} rows={table} isStale={isError} />
          <PrizeList prizes={tournament.prizes} />
          <TournamentRules />
        </>
      );
    }
    if (isError) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <div role="status" aria-busy="true" aria-label={t('tournaments.table')}>
        <Skeleton className={styles.waiting} />
      </div>
    );
  };
  return (
    <div className={styles.parts}>
      <Link to={listLink} className={styles.link}>
        {t('tournaments.all')}
      </Link>
      {content()}
    </div>
  );
}
