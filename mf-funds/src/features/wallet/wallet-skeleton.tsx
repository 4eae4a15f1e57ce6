import { Skeleton } from '@site/ui';
import styles from './wallet.module.css';

export function WalletSkeleton({ label }: { label: string }) {
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
