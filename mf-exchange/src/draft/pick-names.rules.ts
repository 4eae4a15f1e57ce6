import type { Pick } from './pick';

/** What was picked, named as the platform names its bets: a fancy market as its one selection. */
export const namesOf = ({ marketKind, side, selectionName, marketName, eventName }: Pick) => ({
  side,
  selection_name: marketKind === 'fancy' ? marketName : selectionName,
  market_name: marketName,
  event_name: eventName,
});
