import { call, exchangeOrigin } from '@site/api';
import { eventStreamPath, getEvent, getMatchOdds } from '@site/api/contracts/exchange';
import { areMatchOdds } from './check-odds';

/** The market is the first element of the answer. @see EXCHANGE-021 */
export const askMatchOdds = async (marketId: string, signal: AbortSignal) =>
  (await call(getMatchOdds, { marketId }, { signal, isPolled: true, check: areMatchOdds }))[0] ?? null;

export const askEvent = async (eventId: string, signal: AbortSignal) =>
  (await call(getEvent, { eventId }, { signal, isPolled: true })).data.items[eventId] ?? null;

export const eventStreamAddress = (eventId: string, isSaving: boolean) =>
  `${exchangeOrigin()}${eventStreamPath(eventId, { deltas: true, saving: isSaving })}`;
