import { orderOf } from '../draft/order.rules';
import type { Placing, BetReceipt } from '../placing/placing.queries';
import { useConfirmBet } from '../draft/use-confirm-bet';
import { slipStore, type BetDraft } from '../draft/slip.store';
import { usePreferences } from '../draft/use-preferences';

/** Places the bet in the slip, after a confirmation if the player wants one. */
export function usePlaceDraft(placing: Placing) {
  const confirm = useConfirmBet();
  const { preferences } = usePreferences();

  return async (draft: BetDraft): Promise<BetReceipt | null> => {
    const order = orderOf(draft, preferences);
    if (!order) return null;
    if (preferences.isConfirming && !(await confirm(draft))) return null;
    slipStore.commit();
    const receipt = await placing.place(order);
    if (!receipt && !placing.isUnsettled()) slipStore.keepAgain();
    return receipt;
  };
}
