import { useId } from 'react';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import styles from './wallet.module.css';

/** Amount held for withdrawals that are not decided yet. */
export function HeldMoney({ amount }: { amount: string }) {
  const t = useText('funds');
  const title = useId();
  return (
    <section className={styles.card} data-size="small" aria-labelledby={title}>
      <h2 id={title} className={styles.name}>
        {t('wallet.held')}
      </h2>
      <p className={styles.smallAmount}>
        <Money amount={amount} />
      </p>
      <p className={styles.hint}>{t('wallet.held.hint')}</p>
    </section>
  );
}
