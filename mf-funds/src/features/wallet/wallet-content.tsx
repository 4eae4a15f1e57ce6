import { useText } from '@site/i18n';
import { useShell, type MemberTab } from '@site/remote';
import { Button } from '@site/ui';
import { hasMoney, type Wallet } from '#game-money';
import { BonusWallet } from './bonus-wallet';
import { EntryList } from './entry-list';
import { GameWallets } from './game-wallets';
import { HeldMoney } from './held-money';
import { MainWallet } from './main-wallet';
import styles from './wallet.module.css';

interface WalletContentProps {
  wallet: Wallet;
  /** The last poll failed. */
  isOutOfTouch: boolean;
  onRefresh(): Promise<unknown>;
  openTab(tab: MemberTab): void;
}

export function WalletContent({ wallet, isOutOfTouch, onRefresh, openTab }: WalletContentProps) {
  const t = useText('funds');
  const { balance } = useShell();
  const refresh = () => Promise.all([onRefresh(), balance.refresh()]);
  return (
    <div className={styles.wallets}>
      <p role="status" className={styles.stale}>
        {isOutOfTouch && t('wallet.outOfTouch')}
      </p>
      <div className={styles.columns}>
        <MainWallet amount={wallet.main} onRefresh={refresh}>
          <div className={styles.actions}>
            <Button icon="deposit" onClick={() => openTab('deposit')}>
              {t('wallet.deposit')}
            </Button>
            <Button variant="outline" icon="withdraw" onClick={() => openTab('withdrawal')}>
              {t('wallet.withdrawal')}
            </Button>
          </div>
        </MainWallet>
        <div className={styles.side}>
          <BonusWallet amount={wallet.bonus} />
          {hasMoney(wallet.held) && <HeldMoney amount={wallet.held} />}
        </div>
      </div>
      <GameWallets games={wallet.games} recall_on_close={wallet.recall_on_close} onRecords={() => openTab('transactionRecords')} />
      <EntryList entries={wallet.entries} />
    </div>
  );
}
