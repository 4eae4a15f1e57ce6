import { useText } from '@site/i18n';
import type { PanelProps } from '@site/remote';
import { LoadFailure } from '@site/ui';
import { WalletContent } from './wallet-content';
import { WalletSkeleton } from './wallet-skeleton';
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
