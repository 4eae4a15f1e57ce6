import { printPrice } from '@site/api/contracts/exchange';
import { formatCount, formatMoney, useText } from '@site/i18n';
import type { OwnStake } from './ladder.rules';
import styles from './ladder.module.css';

export interface OwnStakeButtonProps {
  own: OwnStake;
  name: string;
  isBusy: boolean;
  onPress: () => void;
}

/** The player's stake that waits at a price; a press offers to cancel it. */
export function OwnStakeButton({ own, name, isBusy, onPress }: OwnStakeButtonProps) {
  const t = useText('exchange');
  const { side, price, stake } = own;
  const words = t('ladder.waits', { side: t(`side.${side}`), name, price: printPrice(price, 'odds'), stake: formatMoney(stake) });
  return (
    <button
      type="button"
      className={styles.own}
      data-own={side}
      disabled={isBusy}
      aria-label={`${t('bet.cancel')}: ${words}`}
      onClick={onPress}
    >
      {formatCount(stake / 100n)}
    </button>
  );
}
