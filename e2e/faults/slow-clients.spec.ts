import { DRIPPED_HEADERS, drippedBody, openDrippers, openRawClient } from '@site/serving/testing';
import { until } from '@site/testing/patience';
import { expect, test } from '../fixtures/test';

const DRIPPERS = 200;
/** One byte a second is enough for an attacker, and costs this process little. */
const DRIP_MS = 1_000;

/** The servers of a site by their offset from its port, with a path for another client and one that accepts a body. */
const SERVERS = [
  { name: 'edge', place: 0, read: '/api/general', post: '/api/login' },
  { name: 'games', place: 1, read: '/healthz', post: '/api/rounds' },
  { name: 'platform', place: 2, read: '/api/general', post: '/api/login' },
  { name: 'exchange data', place: 3, read: '/healthz', post: '/api/nothing' },
];

async function beset({ name, place, read, post }: (typeof SERVERS)[number], sitePort: number) {
  const port = sitePort + place;
  const half = { port, host: 'localhost', count: DRIPPERS / 2, everyMs: DRIP_MS };
  const drippers = await Promise.all([DRIPPED_HEADERS, drippedBody(post)].map((kind) => openDrippers({ ...half, ...kind })));
  const reader = openRawClient(port, 'localhost');
  return {
    name,
    open: () => drippers.reduce((sum, some) => sum + some.open(), 0),
    heard: () => drippers.flatMap((some) => some.heard()),
    read: async () => (await reader.ask({ path: read })).status,
    close: () => (reader.close(), drippers.forEach((some) => some.close())),
  };
}

test(`${DRIPPERS} connections that drip to each server of the site keep nobody from reading, and are cut`, async ({ site }) => {
  const besets = await Promise.all(SERVERS.map((server) => beset(server, Number(new URL(site).port))));
  const answers = new Map(besets.map(({ name }) => [name, new Set<number>()]));
  try {
    await until(
      async () => {
        for (const { name, read } of besets) answers.get(name)?.add(await read());
        return besets.every(({ open }) => open() === 0);
      },
      () => besets.map(({ name, open }) => [name, open()]),
    );
    expect([...answers]).toEqual(SERVERS.map(({ name }) => [name, new Set([200])]));
    for (const { name, heard } of besets) {
      expect([name, heard().length]).not.toEqual([name, 0]);
      for (const said of heard()) expect(said).toContain('platform.too_slow');
    }
  } finally {
    besets.forEach(({ close }) => close());
  }
});
