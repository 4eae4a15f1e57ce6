import { useId, useState, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { IconButton, Money } from '@site/ui';
import styles from './wallet.module.css';

interface MainWalletProps {
  amount: string;
  onRefresh(): Promise<unknown>;
  children: ReactNode;
}

export function MainWallet({ amount, onRefresh, children }: MainWalletProps) {
  const t = useText('funds');
  const title = useId();
  const [isAsking, setAsking] = useState(false);
  const handleRefresh = () => {
    setAsking(true);
    void onRefresh().finally(() => setAsking(false));
  };
  return (
    <section className={styles.card} data-tone="main" aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.name}>
          {t('wallet.main')}
        </h2>
        <IconButton icon="refresh" label={t('wallet.refresh')} isSpinning={isAsking} onClick={handleRefresh} />
      </header>
      <p className={styles.amount}>
        <Money amount={amount} isCounting />
      </p>
      {children}
    </section>
  );
}
