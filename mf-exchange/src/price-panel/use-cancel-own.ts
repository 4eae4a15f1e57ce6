import { printPrice } from '@site/api/contracts/exchange';
import { formatMoney, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { useCancelBets } from '../bets/bets.queries';
import type { OwnStake } from './ladder.rules';

/** Asks the player, and then cancels the orders at one price. @param name of the runner */
export function useCancelOwn(name: string) {
  const t = useText('exchange');
  const { dialogs } = useShell();
  const { send, isPending, error } = useCancelBets();
  async function ask({ side, price, stake, ids }: OwnStake) {
    const isSure = await dialogs.confirm({
      title: t('ladder.cancel.title'),
      message: t('ladder.waits', { side: t(`side.${side}`), name, price: printPrice(price, 'odds'), stake: formatMoney(stake) }),
      confirm: t('ladder.cancel.confirm'),
    });
    if (isSure) send(ids);
  }
  return { ask, isPending, error };
}
