import type { AddressInfo } from 'node:net';
import { until as lookUntil } from '@site/testing/patience';
import { createParser } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';

/** Reads a stream as a page does. The app must be listening. */
export async function readEvents(app: FastifyInstance, headers: Record<string, string>, path = '/api/events') {
  const { port } = app.server.address() as AddressInfo;
  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: stop.signal });
  const events: { name: string | undefined; data: unknown }[] = [];
  let beats = 0;
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ name: event, data: JSON.parse(data) as unknown }),
    onComment: () => (beats += 1),
  });

  async function read() {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      parser.feed(decoder.decode(bytes as Uint8Array, { stream: true }));
    }
  }
  const over = read().then(
    () => 'ended' as const,
    () => 'cut' as const,
  );

  /** Resolves as soon as `isSo` holds. */
  const until = (isSo: () => boolean) => lookUntil(isSo, () => events);

  return {
    answer,
    events,
    beats: () => beats,
    over,
    until,
    /** Waits for `count` events. @returns the first `count` */
    async take(count: number) {
      await until(() => events.length >= count);
      return events.slice(0, count);
    },
    /** Closes the stream like a closed page. */
    leave: () => stop.abort(),
  };
}

export type EventReader = Awaited<ReturnType<typeof readEvents>>;
