import { paisa, parseAmount } from '@site/api/money';
import { formatMoney, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { priceText } from '#bets';
import { orderOf } from '../draft/order.rules';
import { namesOf } from '../draft/pick-names.rules';
import type { Placing, BetReceipt } from '../placing/placing.queries';
import { slipStore, type BetDraft } from '../draft/slip.store';
import { usePreferences } from '../draft/use-preferences';

/** Places the bet in the slip, after a confirmation if the player wants one. */
export function usePlaceDraft(placing: Placing) {
  const t = useText('exchange');
  const { dialogs } = useShell();
  const { preferences } = usePreferences();

  const askOnceMore = ({ pick, price, stake }: BetDraft) =>
    dialogs.confirm({
      title: t('slip.confirm.title'),
      message: t('slip.confirm.question', {
        side: t(`side.${pick.side}`),
        selection: t(namesOf(pick).selection_name),
        price: priceText(t, pick.marketKind, price, pick.run),
        stake: formatMoney(parseAmount(stake) ?? paisa(0n)),
      }),
      confirm: t('slip.place'),
    });

  return async (draft: BetDraft): Promise<BetReceipt | null> => {
    const order = orderOf(draft, preferences);
    if (!order) return null;
    if (preferences.isConfirming && !(await askOnceMore(draft))) return null;
    slipStore.commit();
    const receipt = await placing.place(order);
    if (!receipt && !placing.isUnsettled()) slipStore.keepAgain();
    return receipt;
  };
}
