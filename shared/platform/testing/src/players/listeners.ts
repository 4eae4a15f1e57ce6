import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { EVENTS, getEvents } from '@site/api/contracts/events';
import { eventStreamPath } from '@site/api/contracts/exchange';
import { paisaOf } from '@site/api/money';
import { freshAddress, type TestAccount } from './accounts';
import { problemOf } from './client';
import { matchOf, type PlayersTable } from './players';

/** As pages do: between a half and one and a half seconds. */
const reconnectMs = () => 500 + Math.random() * 1000;
/** As pages do: a stream without data for twice the heartbeat is opened again. */
const SILENT_MS = 30_000;

interface Stream {
  /** Address at which it is opened next. */
  urlOf(): string;
  account?: TestAccount;
  onEvent?(name: string | undefined, data: string): void;
}

/** A stream that a process ends is no failure: its page comes back by itself. */
const isCut = (problem: unknown) => /terminated|other side closed/.test(problemOf(problem));

/** Holds a stream open, and opens it again when it ends or is silent. */
async function follow({ journal, stopped }: PlayersTable, { urlOf, account, onEvent = () => {} }: Stream) {
  let endedAt = 0;
  while (!stopped.aborted) {
    const at = Date.now();
    const url = urlOf();
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
      if (!response.ok) throw new Error(`${response.status}`);
      for await (const bytes of response.body ?? []) {
        if (endedAt) journal.comeBack(Date.now() - endedAt);
        endedAt = 0;
        timer.refresh();
        parser.feed(decoder.decode(bytes as Uint8Array, { stream: true }));
      }
    } catch (problem) {
      if (!stopped.aborted && !silence.signal.aborted && !isCut(problem))
        journal.see({ at, ms: Date.now() - at, path: `stream ${new URL(url).pathname}`, failure: problemOf(problem) });
    }
    clearTimeout(timer);
    endedAt ||= Date.now();
    await wait(reconnectMs(), undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Listens to the events of a player, and keeps each balance that it hears. */
export const listen = (table: PlayersTable, account: TestAccount) =>
  follow(table, {
    urlOf: () => table.client.site.url + getEvents.path,
    account,
    onEvent(name, data) {
      if (name === 'balance') table.journal.hear(account.remoteId, paisaOf(EVENTS.balance.parse(JSON.parse(data)).balance));
    },
  });

/** Watches the prices of a match. */
export const watch = (table: PlayersTable, nth: number) =>
  follow(table, { urlOf: () => table.client.site.exchangeUrl + eventStreamPath(matchOf(table, nth).EventId, { deltas: true }) });
