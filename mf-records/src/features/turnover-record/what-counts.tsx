import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { GameTypeIcon } from '@site/ui';
import { Disclosure } from '#disclosure';
import { weightGroups } from './turnover.rules';
import styles from './what-counts.module.css';

/** Percentage of a stake that counts on a bonus ticket, by type of game. */
export function WhatCounts() {
  const t = useText('records');
  return (
    <div className={styles.box}>
      <Disclosure summary={<strong>{t('turnoverRecord.counts')}</strong>}>
        <p className={styles.lead}>{t('turnoverRecord.counts.lead')}</p>
        <dl className={styles.weights}>
          {weightGroups().map(({ weight, types }) => (
            <div key={weight} className={styles.weight}>
              <dt className={styles.percent}>{t('turnoverRecord.percent', { percent: weight })}</dt>
              <dd className={styles.types}>
                {types.map((type) => (
                  <span key={type} className={styles.type}>
                    <GameTypeIcon type={type} size="m" />
                    {t(GAME_TYPE_NAMES[type])}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.lead}>{t('turnoverRecord.counts.exchange')}</p>
      </Disclosure>
    </div>
  );
}
