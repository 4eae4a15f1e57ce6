import { useCallback } from 'react';
import type { MarketKind, Side } from '@site/api/contracts/exchange';
import type { LiveEvent } from '#markets';
import { useSlip, type PickedPrice } from '#draft';
import { oneTapStore } from '#one-tap';
import type { DisplayPrice } from './quotes.rules';

export interface Picking {
  /** Side of this selection that is in the slip; null when it is not. */
  chosen(marketId: string, selection: string): Side | null;
  /** Stable for one event and sport, so that rows need not render again. */
  choose: Choose;
}
export type Choose = (market: PickedMarket, selection: { id: string; name: string }, side: Side, quote: DisplayPrice) => void;
interface PickedMarket {
  marketId: string;
  name: string;
  kind: MarketKind;
  limits: PickedPrice['limits'];
}

/** Puts a pressed price into the slip, or places the bet at once while one-tap bets are on. */
export function usePicking(live: LiveEvent, sport: string): Picking {
  const { pick, choose } = useSlip();
  const chooseQuote = useCallback<Choose>(
    ({ marketId, name, kind, limits }, selection, side, { price, run }) => {
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
      if (!oneTapStore.offer(pressed)) choose(pressed);
    },
    [live, sport, choose],
  );
  return {
    chosen: (marketId, selection) => (pick?.marketId === marketId && pick.selection === selection ? pick.side : null),
    choose: chooseQuote,
  };
}
