import type { PickedPrice } from './picked-price';

/** Names of the picked price in the fields of a bet: the selection of a fancy market has the market's name. */
export const namesOf = ({ marketKind, side, selectionName, marketName, eventName }: PickedPrice) => ({
  side,
  selection_name: marketKind === 'fancy' ? marketName : selectionName,
  market_name: marketName,
  event_name: eventName,
});
