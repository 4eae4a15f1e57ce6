import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Wallet } from './wallet';
import styles from './wallet.module.css';

interface MainWalletProps {
  /** Purpose of the balance, in a few words. */
  hint: string;
  children?: ReactNode;
}

export function MainWallet({ hint, children }: MainWalletProps) {
  const t = useText('account');
  const { balance } = useShell();
  return (
    <Wallet name={t('wallet.main')} amount={balance.amount} hint={hint} onRefresh={balance.refresh}>
      <p role="status" className={styles.state}>
        {balance.isStale && t('reconnecting')}
      </p>
      {children}
    </Wallet>
  );
}
