import { EVENT_STREAM_NAMES, eventStreamPath, type MatchOdds } from '@site/api/contracts/exchange';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createReadiness, drain } from '@site/serving';
import { PATIENCE_MS } from '@site/testing/patience';
import { sql } from '@site/platform-kit/data/sql';
import { announceMarket } from '@site/platform-exchange/markets/announce-market';
import { insertMarket } from '@site/platform-exchange/markets/markets.repository';
import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { readEvents } from '@site/platform-testing/event-reader';
import { EVENT, FANCY, hostUnderTest, ODDS, until } from './testing';

const [ODDS_EVENT, ITEM_EVENT, , BEAT] = EVENT_STREAM_NAMES;
const host = hostUnderTest({ streamsPerAddress: 3 });
const PATH = eventStreamPath(EVENT);

beforeEach(() => host.app().listen({ port: 0, host: '127.0.0.1' }));
const open = (headers: Record<string, string> = {}, path = PATH) => readEvents(host.app(), headers, path);

it('sends both payloads first, equal to the polled answers, and then a heartbeat', async () => {
  const reader = await open();
  const [odds, event, beat] = await reader.take(3);
  expect(odds).toEqual({ name: ODDS_EVENT, data: await host.read(`/api/match-odds/${ODDS}`) });
  expect(event).toEqual({ name: ITEM_EVENT, data: await host.read(`/api/event/${EVENT}`) });
  expect(beat).toEqual({ name: BEAT, data: {} });
  expect(reader.answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(reader.answer.headers.get('content-type')).toContain('text/event-stream');
  reader.leave();
});

it('sends a change to every reader, in order, and nothing unchanged', async () => {
  const readers = [await open(), await open({ 'x-forwarded-for': '203.0.113.9' })];
  await Promise.all(readers.map((reader) => reader.take(2)));
  host.feed().change(ODDS, { state: 'SUSPENDED' }, host.clock.now());
  const told = readers.map(({ events, until }) =>
    until(() => events.filter(({ name }) => name === ODDS_EVENT).length > 1).then(() => events),
  );
  for (const events of await Promise.all(told)) {
    const odds = events.filter(({ name }) => name === ODDS_EVENT).map(({ data }) => (data as [MatchOdds])[0]);
    expect(odds.map(({ status }) => status)).toEqual(['OPEN', 'SUSPENDED']);
    expect(odds[1]?.version).toBeGreaterThan(odds[0]?.version ?? 0);
    expect(events.filter(({ name }) => name === ITEM_EVENT)).toHaveLength(1);
  }
  readers.forEach((reader) => reader.leave());
});

it('disconnects a reader that is too slow, and continues for the others', async () => {
  const reader = await open();
  // A frame as large as below is never sent while another one is on its way to this reader.
  await reader.take(2);
  const { port } = host.app().server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1').on('error', () => {});
  await once(slow, 'connect');
  slow.write(`GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(slow, 'readable');
  const isCut = once(slow, 'close');
  // More than the system buffers for a reader that does not read.
  const name = 'x'.repeat(4_000_000);
  for (let turn = 0; turn < 6; turn++) {
    host.feed().change<OddsMarket>(ODDS, { name: `${turn}${name}` }, host.clock.now());
    const told = reader.events.length;
    await reader.until(() => reader.events.slice(told).some(({ name: event }) => event === ODDS_EVENT));
  }
  slow.resume();
  await isCut;
  reader.leave();
});

it('sends a change by the operator before the next turn', async () => {
  const names = { eventName: 'A v B', name: '6 over runs', selections: [], feedVersion: 1 };
  await insertMarket(host.db(), { id: FANCY, eventId: EVENT, sport: 'cricket', kind: 'fancy', ...names }, host.clock.now());
  const reader = await open();
  await reader.take(2);
  await host.db().transaction(async (tx) => {
    await tx.execute(
      sql`update exchange_market set held = 'SUSPENDED', held_at = now(), book_version = book_version + 1 where id = ${FANCY}`,
    );
    await announceMarket(tx, FANCY);
  });
  await reader.until(() => reader.events.filter(({ name }) => name === ITEM_EVENT).length > 1);
  expect(JSON.stringify(reader.events.findLast(({ name }) => name === ITEM_EVENT))).toContain('"suspended":1,"ball_running":0,"min"');
  reader.leave();
});

it('opens betting by itself after the first read of the book failed', async () => {
  host.state.isDatabaseAway = true;
  const reader = await open();
  await reader.take(2);
  host.state.isDatabaseAway = false;
  const statuses = () => reader.events.flatMap(({ name, data }) => (name === ODDS_EVENT ? (data as [MatchOdds])[0].status : []));
  await reader.until(() => statuses().length > 1);
  expect(statuses()).toEqual(['SUSPENDED', 'OPEN']);
  reader.leave();
});

it('goes on after a turn in which the prices could not be made', async () => {
  const reader = await open();
  await reader.take(2);
  const { marketsOf } = host.feed();
  host.feed().marketsOf = () => {
    throw new Error('no markets');
  };
  await new Promise((done) => setTimeout(done, 600));
  host.feed().marketsOf = marketsOf;
  host.feed().change(FANCY, { state: 'SUSPENDED' }, host.clock.now());
  await reader.until(() => reader.events.filter(({ name }) => name === ITEM_EVENT).length > 1);
  reader.leave();
});

it('limits the streams of an address, and frees a place when one ends', async () => {
  const readers = [await open(), await open(), await open()];
  const refused = await open();
  expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([429, '15']);
  expect((await open({ 'x-forwarded-for': '203.0.113.9' })).answer.status).toBe(200);
  readers.forEach((reader) => reader.leave());
  const { port } = host.app().server.address() as AddressInfo;
  await until(
    async () => (await fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'HEAD' })).status,
    (status) => status === 200,
  );
});

it('refuses a stream for an unknown event', async () => {
  expect((await host.get(eventStreamPath('40000009'))).json()).toMatchObject({ code: 'platform.not_found' });
});

it('ends every stream properly when the host stops', async () => {
  const readers = [await open(), await open()];
  await Promise.all(readers.map((reader) => reader.take(2)));
  // A process stops its servers in this way; a busy machine needs its time for the last bytes of a stream.
  await drain({ readiness: createReadiness(), servers: [[host.app()]], times: { waitMs: 0, streamsMs: 0, inFlightMs: PATIENCE_MS } });
  expect(await Promise.all(readers.map(({ over }) => over))).toEqual(['ended', 'ended']);
});
