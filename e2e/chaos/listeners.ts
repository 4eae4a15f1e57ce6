import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { EVENTS, getEvents } from '@site/api/contracts/events';
import { eventStreamPath } from '@site/api/contracts/exchange';
import { paisaOf } from '@site/api/money';
import { freshAddress, type TestAccount } from '../fixtures/accounts';
import type { ChaosTable } from './players';

/** As pages do: between a half and one and a half seconds. */
const reconnectMs = () => 500 + Math.random() * 1000;
/** As pages do: a stream without data for twice the heartbeat is opened again. */
const SILENT_MS = 30_000;

interface Stream {
  url: string;
  account?: TestAccount;
  onEvent?(name: string | undefined, data: string): void;
}

/** Holds a stream open, and opens it again when it ends or is silent. */
async function follow({ journal, stopped }: ChaosTable, { url, account, onEvent = () => {} }: Stream) {
  while (!stopped.aborted) {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENT_MS);
    try {
      const headers = {
        accept: 'text/event-stream',
        'x-forwarded-for': freshAddress(),
        ...(account ? { authorization: `Bearer ${account.token}` } : {}),
      };
      const response = await fetch(url, { headers, signal: AbortSignal.any([stopped, silence.signal]) });
      if (account && response.status === 401) journal.logOut(account.remoteId, getEvents.path);
      const parser = createParser({ onEvent: ({ event, data }) => onEvent(event, data) });
      const decoder = new TextDecoder();
      for await (const bytes of response.ok ? (response.body ?? []) : []) {
        timer.refresh();
        parser.feed(decoder.decode(bytes as Uint8Array, { stream: true }));
      }
    } catch {
      // The process behind the stream is gone, or the run is over.
    }
    clearTimeout(timer);
    await wait(reconnectMs(), undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Listens to the events of a player, and keeps each balance that it hears. */
export const listen = (table: ChaosTable, account: TestAccount) =>
  follow(table, {
    url: table.client.site + getEvents.path,
    account,
    onEvent(name, data) {
      if (name === 'balance') table.journal.hear(account.remoteId, paisaOf(EVENTS.balance.parse(JSON.parse(data)).balance));
    },
  });

/** Watches the prices of a match. */
export function watch(table: ChaosTable, nth: number) {
  const match = table.matches[nth % table.matches.length];
  if (!match) throw new Error('No match is played: start the site with other matches');
  return follow(table, { url: table.target.exchangeUrl + eventStreamPath(match.EventId, { deltas: true }) });
}
