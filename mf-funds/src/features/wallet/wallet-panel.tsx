import { useText } from '@site/i18n';
import type { PanelProps } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';
import { WalletContent } from './wallet-content';
import { useWallet } from '#game-money';
import styles from './wallet.module.css';

/** Tab "wallet" of the member center. @see N-38 */
export function WalletPanel({ openTab }: PanelProps) {
  const t = useText('funds');
  const wallet = useWallet();

  if (wallet.data) return <WalletContent wallet={wallet.data} isOutOfTouch={wallet.isError} onRefresh={wallet.refetch} openTab={openTab} />;
  if (wallet.isPending) return <WalletSkeleton label={t('wallet.loading')} />;
  return (
    <div className={styles.card}>
      <LoadFailure error={wallet.error} onRetry={wallet.refetch} />
    </div>
  );
}

function WalletSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.wallets}>
      <div className={styles.columns}>
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waiting} />
      </div>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waitingList} />
    </div>
  );
}
