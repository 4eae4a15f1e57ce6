import { useSyncExternalStore } from 'react';
import type { Paisa } from '@site/api/money';
import { paisaOf } from '@site/i18n';
import { useShell } from '@site/remote';
import type { LiveEvent } from '#markets';
import { betsOfMarket, useExchangeBets, useExposure } from '#bets';
import type { PickedPrice } from './picked-price';
import { quoteOf, type SlipQuote } from './quote.rules';
import type { SlipFacts } from './slip.rules';
import type { BetDraft } from './slip.store';
import { useIsOnline } from '../placing/use-is-online';
import { usePreferences } from './use-preferences';

/** Current facts on the bet, its market and its player. */
export function useSlipFacts(draft: BetDraft, live: LiveEvent | null): SlipFacts & { exposure: Paisa | null } {
  const { restriction } = useShell().session;
  const { data: money } = useExposure();
  const { preferences } = usePreferences();
  return {
    draft,
    quote: useQuote(live, draft.pick),
    isOnline: useIsOnline(),
    isRestricted: restriction !== null,
    policy: preferences.policy,
    fill: preferences.fill,
    bets: betsOfMarket(useExchangeBets().data, draft.pick.marketId),
    available: money ? paisaOf(money.available) : null,
    exposure: money ? paisaOf(money.exposure) : null,
  };
}

const neverChanges = () => () => {};

/** The live state of the picked market; null without a market. */
function useQuote(live: LiveEvent | null, pick: PickedPrice): SlipQuote | null {
  // A text is compared by value, so the component renders only when the quote has changed.
  const said = useSyncExternalStore(live ? (listener) => live.subscribe(listener) : neverChanges, () =>
    live ? JSON.stringify(quoteOf(live, pick)) : null,
  );
  return said === null ? null : (JSON.parse(said) as SlipQuote);
}
