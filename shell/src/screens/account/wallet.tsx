import { useId, useState, type ReactNode, useEffect } from 'react';
import { useText } from '@site/i18n';
import { IconButton, Money } from '@site/ui';
import styles from './wallet.module.css';

interface WalletProps {
  name: string;
  amount: string | null;
  /** Purpose of the wallet, shown below the amount. */
  hint: string;
  tone?: 'main' | 'bonus';
  isHiddenAtFirst?: boolean;
  onRefresh?: () => unknown;
  /** Shown at the bottom of the card. */
  children?: ReactNode;
}

/** One wallet: its amount, an eye that hides it, and, with `onRefresh`, a refresh icon. */
export function Wallet({ name, amount, hint, tone = 'main', isHiddenAtFirst = false, onRefresh, children }: WalletProps) {
  const t = useText('account');
  const heading = useId();
  const [isHidden, setHidden] = useState(isHiddenAtFirst);
  const { isSpinning, spin } = useSpin();
  const handleRefresh = () => {
    spin();
    onRefresh?.();
  };
  return (
    <section className={styles.wallet} data-tone={tone} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.name}>
          {name}
        </h2>
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={t(isHidden ? 'wallet.show' : 'wallet.hide', { wallet: name })}
          onClick={() => setHidden(!isHidden)}
        />
        {onRefresh && (
          <IconButton
            className={styles.refresh}
            icon="refresh"
            label={t('wallet.refresh', { wallet: name })}
            isSpinning={isSpinning}
            onClick={handleRefresh}
          />
        )}
      </div>
      <p className={styles.amount}>
        <Money amount={amount} isHidden={isHidden} isCounting isFitting />
      </p>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  );
}

/** @see SHELL-065 */
const SPIN_MS = 500;

/** Spins for half a second, independent of the time that the request takes. */
function useSpin() {
  const [isSpinning, setSpinning] = useState(false);
  useEffect(() => {
    if (!isSpinning) return;
    const timer = setTimeout(() => setSpinning(false), SPIN_MS);
    return () => clearTimeout(timer);
  }, [isSpinning]);
  return { isSpinning, spin: () => setSpinning(true) };
}
