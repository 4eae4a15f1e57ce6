import { useId } from 'react';
import type { Tournament } from '@site/api/contracts/rewards';
import { formatMoney, paisaOf, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LoadFailure, NoData, Skeleton } from '@site/ui';
import { JoinButton } from './join-button';
import { TournamentHead } from './tournament-head';
import { useTournaments } from './tournaments.queries';
import { grouped, isOpen, type TournamentGroup } from './tournaments.rules';
import styles from './tournaments.module.css';

interface TournamentListProps {
  /** Address of the table of a tournament. */
  linkTo: (id: string) => { search: string };
}

/** Tournaments that run, come and are over. */
export function TournamentList({ linkTo }: TournamentListProps) {
  const t = useText('rewards');
  const { data, isError, error, refetch } = useTournaments();
  if (data?.length === 0) return <NoData text={t('tournaments.none')} />;
  if (data)
    return (
      <div className={styles.parts}>
        {grouped(data).map((group) => (
          <Group key={group.id} group={group} linkTo={linkTo} />
        ))}
      </div>
    );
  if (isError) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <div role="status" aria-busy="true" aria-label={t('tournaments.page')}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}

function Group({ group: { id, tournaments }, linkTo }: TournamentListProps & { group: TournamentGroup }) {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t(`tournaments.group.${id}`)}
      </h2>
      <ul className={styles.list}>
        {tournaments.map((tournament) => (
          <li key={tournament.id} className={styles.card} data-phase={tournament.phase}>
            <TournamentHead tournament={tournament} />
            <Standing tournament={tournament} />
            <p className={styles.actions}>
              <Link to={linkTo(String(tournament.id))} className={styles.link} aria-describedby={`tournament-${tournament.id}`}>
                {t('tournaments.open')}
              </Link>
              {isOpen(tournament) && <JoinButton tournament={tournament} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Own place and prize in one line. */
function Standing({ tournament: { own, phase } }: { tournament: Tournament }) {
  const t = useText('rewards');
  if (!own) return null;
  const turnover = formatMoney(paisaOf(own.points));
  if (paisaOf(own.prize) > 0n && own.place !== null)
    return <p className={styles.won}>{t('tournaments.wonPrize', { place: own.place, prize: formatMoney(paisaOf(own.prize)) })}</p>;
  if (own.place !== null) return <p className={styles.own}>{t('tournaments.ownPlace', { place: own.place, turnover })}</p>;
  return <p className={styles.own}>{t(phase === 'finished' ? 'tournaments.noPlaceAtEnd' : 'tournaments.noPlaceYet')}</p>;
}
