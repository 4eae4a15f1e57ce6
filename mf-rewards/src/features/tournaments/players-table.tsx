import { useId } from 'react';
import type { Tournament, TournamentTable } from '@site/api/contracts/rewards';
import { formatCount, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import styles from './tournaments.module.css';

type Row = TournamentTable['table'][number];

interface PlayersTableProps {
  tournament: Tournament;
  rows: readonly Row[];
  /** True when the last read failed, so that the rows may be old. */
  isStale: boolean;
}

/** The first players; the own row comes last when it is not among them. */
export function PlayersTable({ tournament, rows, isStale }: PlayersTableProps) {
  const t = useText('rewards');
  const heading = useId();
  const { own, phase } = tournament;
  const isFinished = phase === 'finished';
  const ownRow: Row | null = own && own.place !== null ? { ...own, place: own.place, name: '', is_own: true } : null;
  const shown = ownRow && !rows.some((row) => row.is_own) ? [...rows, ownRow] : rows;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('tournaments.table')}
      </h2>
      <p className={styles.note}>{t(isFinished ? 'tournaments.tableEnd' : isStale ? 'tournaments.tableStale' : 'tournaments.tableLive')}</p>
      {shown.length === 0 ? (
        <p className={styles.own}>{t('tournaments.tableEmpty')}</p>
      ) : (
        <table className={styles.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{t('tournaments.place')}</th>
              <th scope="col">{t('tournaments.player')}</th>
              <th scope="col">{t('tournaments.turnover')}</th>
              {isFinished && <th scope="col">{t('tournaments.prize')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place, name, points, prize, is_own: isOwn }, index) => (
              <tr key={index} data-own={isOwn || undefined}>
                <td>{formatCount(place)}</td>
                <th scope="row">
                  {name} {isOwn && <Badge variant="new">{t('tournaments.you')}</Badge>}
                </th>
                <td>
                  <Money amount={points} />
                </td>
                {isFinished && <td>{prize === '0.00' ? '–' : <Money amount={prize} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
