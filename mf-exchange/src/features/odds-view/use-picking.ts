import { useCallback } from 'react';
import type { Side } from '@site/api/contracts/exchange';
import type { LiveEvent } from '#markets';
import { useSlip, type Choose, type PickedPrice } from '#draft';
import { oneTapStore } from '#one-tap';

export interface Picking {
  /** Side of this selection that is in the slip; null when it is not. */
  chosen(marketId: string, selection: string): Side | null;
  /** Stable for one event and sport, so that rows need not render again. */
  choose: Choose;
}

/** Puts a pressed price into the slip, or places the bet at once while one-tap bets are on. */
export function usePicking(live: LiveEvent, sport: string): Picking {
  const { pick, choose } = useSlip();
  const chooseQuote = useCallback<Choose>(
    ({ marketId, name, kind, limits }, selection, side, { price, run }, asked = price) => {
      const pressed: PickedPrice = {
        sport,
        eventId: live.eventId,
        eventName: live.event()?.name ?? name,
        marketId,
        marketName: name,
        marketKind: kind,
        selection: selection.id,
        selectionName: selection.name,
        side,
        price,
        run,
        limits: { min: limits.min, max: limits.max, maxProfit: limits.maxProfit, delayMs: limits.delayMs },
      };
      if (!oneTapStore.offer({ ...pressed, price: asked })) choose(pressed, undefined, asked);
    },
    [live, sport, choose],
  );
  return {
    chosen: (marketId, selection) => (pick?.marketId === marketId && pick.selection === selection ? pick.side : null),
    choose: chooseQuote,
  };
}
