import type { Tournament } from '@site/api/contracts/rewards';
import { formatCount, formatMoney, paisaOf, useText } from '@site/i18n';
import styles from './tournaments.module.css';

/** Own place and turnover; at the end the prize. It is read aloud when the place changes. */
export function OwnStanding({ tournament: { own, phase, players } }: { tournament: Tournament }) {
  const t = useText('rewards');
  if (!own) return null;
  const place = () => {
    if (own.place !== null) return t('tournaments.placeOf', { place: formatCount(own.place), players: formatCount(players) });
    return t(phase === 'finished' ? 'tournaments.noPlaceAtEnd' : 'tournaments.noPlaceYet');
  };
  const prize =
    paisaOf(own.prize) > 0n && t(own.is_paid ? 'tournaments.paid' : 'tournaments.prizeWaits', { prize: formatMoney(paisaOf(own.prize)) });
  return (
    <div className={styles.standing} role="status">
      <p className={styles.place}>{place()}</p>
      <p className={styles.note}>{t('tournaments.ownTurnover', { turnover: formatMoney(paisaOf(own.points)) })}</p>
      {prize && <p className={styles.won}>{prize}</p>}
    </div>
  );
}
