import { useEffect, useEffectEvent, useRef } from 'react';
import { amountText } from '@site/api/money';
import type { PickedPrice } from '#draft';
import { orderOf } from '../draft/order.rules';
import type { BetDraft } from '../draft/slip.store';
import { usePreferences } from '../draft/use-preferences';
import { usePlacing } from '../placing/placing.queries';
import { useConfirmBet } from '../draft/use-confirm-bet';
import { idleTimeLeft, needsAnswer, tapPreferences } from './one-tap.rules';
import { oneTapStore, type OneTap } from './one-tap.store';

/** A second press within this time is part of the first one, in ms. */
const DOUBLE_PRESS_MS = 700;

/** Places a bet at each pressed price, one at a time, and notes its outcome in the store. */
export function useTapPlacing(oneTap: OneTap) {
  const placing = usePlacing();
  const confirm = useConfirmBet();
  const { preferences } = usePreferences();
  const isBusy = useRef(false);
  const freeAtMs = useRef(0);

  const place = async (draft: BetDraft) => {
    const order = orderOf(draft, tapPreferences(preferences));
    if (!order || (needsAnswer(oneTap, draft.pick) && !(await confirm(draft)))) return;
    oneTapStore.change({ isBusy: true });
    const receipt = await placing.place(order);
    oneTapStore.change(receipt ? { last: receipt, lastBetAtMs: Date.now() } : { last: null });
  };

  const take = useEffectEvent(async (pick: PickedPrice) => {
    const nowMs = Date.now();
    if (isBusy.current || nowMs < freeAtMs.current) return;
    // A device that slept has run no timer.
    if (idleTimeLeft(oneTap, nowMs) <= 0) return oneTapStore.expire();
    isBusy.current = true;
    freeAtMs.current = nowMs + DOUBLE_PRESS_MS;
    oneTapStore.change({ last: null });
    placing.forget();
    try {
      await place({ pick, price: pick.price, stake: amountText(oneTap.stake) });
    } finally {
      isBusy.current = false;
      oneTapStore.change({ isBusy: false });
    }
  });
  useEffect(() => oneTapStore.take((pick) => void take(pick)), []);

  useEffect(() => oneTapStore.change({ failure: placing.failure }), [placing.failure]);
}
