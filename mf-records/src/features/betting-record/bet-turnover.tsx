import { useLanguage, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { Skeleton } from '@site/ui';
import { Loaded } from '#record-list';
import { explain } from './bet-turnover.rules';
import { turnoverOfBetQuery } from './betting-record.queries';
import styles from './bet-turnover.module.css';

/** Explains how much of one bet counted, and on which turnover. */
export function BetTurnover({ id }: { id: number }) {
  const t = useText('records');
  const language = useLanguage();
  const { session } = useShell();
  const turnover = useQuery(turnoverOfBetQuery(session.player?.remoteId ?? '', id));
  const waiting = (
    <div role="status" aria-busy="true" aria-label={t('bets.counted')}>
      <Skeleton shape="text" />
    </div>
  );
  return (
    <div className={styles.place}>
      <h3 className={styles.title}>{t('bets.counted')}</h3>
      <Loaded query={turnover} waiting={waiting}>
        {(bet) => (
          <ul className={styles.parts}>
            {explain(bet, { t, language }).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
