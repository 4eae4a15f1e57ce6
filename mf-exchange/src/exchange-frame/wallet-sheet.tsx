import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Money, Sheet } from '@site/ui';
import { useExposure } from '#bets';
import { GameWallets } from './game-wallets';
import { SessionLine } from './session-line';
import styles from './wallet-sheet.module.css';

interface WalletSheetProps {
  isOpen: boolean;
  onClose(): void;
}

/** Shows the money to bet with, the exposure and the game wallets; on a phone it also shows the time since log-in. @see EXCHANGE-010, N-53 */
export function WalletSheet({ isOpen, onClose }: WalletSheetProps) {
  const t = useText('exchange');
  const { layout } = useShell();
  const { data } = useExposure();
  const rows = [
    { name: t('head.main'), amount: data?.main },
    { name: t('head.exposure'), amount: data?.exposure },
    { name: t('wallet.available'), amount: data?.available },
  ];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('wallet.title')}>
      <dl className={styles.figures}>
        {rows.map(({ name, amount }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount ?? null} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.explained}>{t('wallet.explained')}</p>
      {isOpen && <GameWallets />}
      {isOpen && layout === 'mobile' && <SessionLine />}
    </Sheet>
  );
}
