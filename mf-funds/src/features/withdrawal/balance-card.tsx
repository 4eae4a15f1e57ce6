import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon, Money } from '@site/ui';
import styles from './balance-card.module.css';

export function BalanceCard() {
  const t = useText('funds');
  const { balance } = useShell();
  return (
    <section className={styles.card} aria-label={t('withdrawal.balance')}>
      <span className={styles.icon}>
        <Icon name="wallet" size="l" />
      </span>
      <div>
        <p className={styles.label}>{t('withdrawal.balance')}</p>
        <p className={styles.amount} data-stale={balance.isStale || undefined}>
          <Money amount={balance.amount} />
        </p>
      </div>
    </section>
  );
}
