import { useId, useState } from 'react';
import { useText } from '@site/i18n';
import { IconButton, Money } from '@site/ui';
import styles from './wallet.module.css';

/** Masked until the player unmasks it. @see M-29 */
export function BonusWallet({ amount }: { amount: string }) {
  const t = useText('funds');
  const title = useId();
  const [isHidden, setHidden] = useState(true);
  return (
    <section className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.name}>
          {t('wallet.bonus')}
        </h2>
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={t(isHidden ? 'wallet.bonus.show' : 'wallet.bonus.hide')}
          onClick={() => setHidden(!isHidden)}
        />
      </header>
      <p className={styles.amount} data-tone="bonus">
        <Money amount={amount} isHidden={isHidden} />
      </p>
    </section>
  );
}
