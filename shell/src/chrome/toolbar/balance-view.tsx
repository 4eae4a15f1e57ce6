import type { StorageKey } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Money } from '@site/ui';
import styles from './balance-view.module.css';

/** Username and balance; grey, with a label, when two polls in a row had no answer. */
export function BalanceView() {
  const t = useText('shell');
  const { session, balance } = useShell();
  if (!session.player) return null;
  return (
    <div className={styles.balance} data-stale={balance.isStale || undefined}>
      <span className={styles.username} data-stored={'username' satisfies StorageKey}>
        {session.player.username}
      </span>
      <span className={styles.amount} role="group" aria-label={t('balance.label')}>
        <Money amount={balance.amount} isCounting isFitting />
      </span>
      <span role="status" className={styles.state}>
        {balance.isStale && t('balance.reconnecting')}
      </span>
    </div>
  );
}
