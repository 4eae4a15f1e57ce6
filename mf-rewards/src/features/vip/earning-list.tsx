import { useId } from 'react';
import { GAME_TYPE_NAMES, type GameType } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { GameTypeIcon } from '@site/ui';
import styles from './earning-list.module.css';

/** Points for BDT 100 of settled stakes, by type of game. @see N-43 */
export function EarningList({ earning }: { earning: readonly { game_type: GameType; points: number }[] }) {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.earning} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {t('vip.earning.title')}
      </h3>
      <p className={styles.lead}>{t('vip.earning.lead')}</p>
      <dl className={styles.list}>
        {earning.map(({ game_type, points }) => (
          <div key={game_type} className={styles.type}>
            <dt className={styles.name}>
              <GameTypeIcon type={game_type} size="m" />
              {t(GAME_TYPE_NAMES[game_type])}
            </dt>
            <dd className={styles.points}>{t('vip.earning.points', { points })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
