import { EVENT_POLL_MS, ODDS_POLL_MS } from '@site/api/contracts/exchange';
import { pollSilenceMs } from './freshness';
import type { LiveInput } from './live-store';
import { askEvent, askMatchOdds } from './markets.queries';
import { pollEvery } from './poll';

/** An event and its market; `isSaving`: nothing is asked more than once a second. */
export interface FollowedEvent {
  eventId: string;
  marketId: string;
  isSaving: boolean;
}

/** @returns a function that stops polling */
export function pollEvent({ eventId, marketId, isSaving }: FollowedEvent, answers: LiveInput): () => void {
  const oddsMs = isSaving ? EVENT_POLL_MS : ODDS_POLL_MS;
  const stops = [
    pollEvery(
      oddsMs,
      asking('match-odds', (signal) => askMatchOdds(marketId, signal), answers.matchOdds, oddsMs),
    ),
    pollEvery(
      EVENT_POLL_MS,
      asking('event', (signal) => askEvent(eventId, signal), answers.event, EVENT_POLL_MS),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Sends one request and stores its answer; of several failures in a row only the first is logged. @see EXCHANGE-037 */
function asking<T>(what: string, ask: (signal: AbortSignal) => Promise<T>, take: (answer: T, forMs: number) => void, everyMs: number) {
  let isFailing = false;
  return async (signal: AbortSignal) => {
    const askedAt = Date.now();
    try {
      const answer = await ask(signal);
      if (signal.aborted) return;
      isFailing = false;
      take(answer, pollSilenceMs(everyMs, Date.now() - askedAt));
    } catch (problem) {
      if (!isFailing && !signal.aborted) console.error(`The exchange did not answer ${what}`, problem);
      isFailing = !signal.aborted;
    }
  };
}
