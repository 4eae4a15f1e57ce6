import { getEvent } from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { areMatchOdds } from './check-odds';
import { STREAM_SILENCE_MS } from './freshness';
import type { LiveInput } from './live-store';

/** Stores one message of the stream by its name. */
export function readStream(name: string, text: string, eventId: string, answers: LiveInput) {
  if (name === 'beat') return answers.beat(STREAM_SILENCE_MS);
  if (name === 'match-odds') {
    const odds = jsonOf(text);
    return areMatchOdds(odds) ? answers.matchOdds(odds[0] ?? null, STREAM_SILENCE_MS) : answers.unreadable(name);
  }
  if (name !== 'event') return;
  const event = z.safeParse(getEvent.output, jsonOf(text));
  if (event.success) answers.event(event.data.data.items[eventId] ?? null, STREAM_SILENCE_MS);
  else answers.unreadable(name);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
