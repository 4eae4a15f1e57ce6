import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useShell } from '@site/remote';
import type { Price } from '@site/api/contracts/exchange';
import type { PickedPrice } from './picked-price';
import { slipStore, type BetDraft } from './slip.store';

export interface Slip {
  pick: PickedPrice | null;
  draft: BetDraft | null;
  /** Fills the slip with a price of the market; the stake stays unless another is given. @param price asked, when it is not that of the market */
  choose(pick: PickedPrice, stake?: string, price?: Price): void;
  change(patch: Partial<BetDraft>): void;
  /** @param only clears only this draft: a price that was picked since stays */
  clear(only?: BetDraft): void;
}

function stakeOf(owner: string) {
  const state = slipStore.read();
  return state?.owner === owner ? state.draft.stake : '';
}

export function useSlip(): Slip {
  const owner = useShell().session.player?.remoteId ?? '';
  const state = useAtomValue(slipStore.slipAtom, slipStore);
  const draft = state?.owner === owner ? state.draft : null;
  // The callback is stable for one player, so that the rows of prices that receive it need not render again.
  const choose = useCallback(
    (pick: PickedPrice, stake = stakeOf(owner), price = pick.price) => slipStore.write({ owner, draft: { pick, price, stake } }),
    [owner],
  );
  return {
    pick: draft?.pick ?? null,
    draft,
    choose,
    change: (patch) => draft && slipStore.write({ owner, draft: { ...draft, ...patch } }),
    clear: (only) => {
      if (!only || slipStore.read()?.draft === only) slipStore.write(null);
    },
  };
}
