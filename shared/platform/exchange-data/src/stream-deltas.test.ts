import { applyDelta, EVENT_STREAM_NAMES, eventStreamPath, type Delta, type Json, type MatchOdds } from '@site/api/contracts/exchange';
import { readEvents, type EventReader } from '@site/platform-testing/event-reader';
import { EVENT, FANCY, hostUnderTest, ODDS } from './testing';

const [ODDS_EVENT, ITEM_EVENT, DELTA, BEAT] = EVENT_STREAM_NAMES;
const host = hostUnderTest();

beforeEach(() => host.app().listen({ port: 0, host: '127.0.0.1' }));
const open = (headers: Record<string, string> = {}) => readEvents(host.app(), headers, eventStreamPath(EVENT, { deltas: true }));

/** The payloads after all messages of a reader. */
function payloadsOf({ events }: EventReader): Record<string, Json> {
  const payloads: Record<string, Json> = {};
  for (const { name = '', data } of events) {
    const { of, delta } = data as { of: string; delta: Delta };
    if (name === DELTA) payloads[of] = applyDelta(payloads[of], delta);
    else if (name !== BEAT) payloads[name] = data as Json;
  }
  return payloads;
}
const namesOf = ({ events }: EventReader, name: string) => events.filter((event) => event.name === name);

it.each([['gzip'], ['identity']])('sends images first and then deltas, which lead to the polled answers (%s)', async (encoding) => {
  const reader = await open({ 'accept-encoding': encoding });
  expect(reader.answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
  await reader.take(2);
  host.feed().change(ODDS, { state: 'SUSPENDED' }, host.clock.now());
  host.feed().change(FANCY, { state: 'SUSPENDED' }, host.clock.now());
  await reader.until(() => namesOf(reader, DELTA).length > 1);
  expect([ODDS_EVENT, ITEM_EVENT].map((name) => namesOf(reader, name))).toEqual([[expect.anything()], [expect.anything()]]);
  expect(payloadsOf(reader)).toEqual({
    [ODDS_EVENT]: await host.read(`/api/match-odds/${ODDS}`),
    [ITEM_EVENT]: await host.read(`/api/event/${EVENT}`),
  });
  reader.leave();
});

it('says in a heartbeat which versions a reader has, and in a delta which version it changes', async () => {
  const reader = await open();
  await reader.until(() => namesOf(reader, BEAT).length > 0);
  const [before] = await host.read<[MatchOdds]>(`/api/match-odds/${ODDS}`);
  const { versions } = namesOf(reader, BEAT)[0]?.data as { versions: Record<string, number> };
  expect(versions).toEqual({ [ODDS_EVENT]: before.version, [ITEM_EVENT]: expect.any(Number) });
  host.feed().change(ODDS, { state: 'SUSPENDED' }, host.clock.now());
  const ofOdds = () => namesOf(reader, DELTA).filter(({ data }) => (data as { of: string }).of === ODDS_EVENT);
  await reader.until(() => ofOdds().length > 0);
  expect(ofOdds()[0]?.data).toMatchObject({ since: before.version, delta: { 0: { status: 'SUSPENDED' } } });
  reader.leave();
});

it('gives a late reader the images that its deltas continue', async () => {
  const first = await open();
  await first.take(2);
  host.feed().change(ODDS, { state: 'SUSPENDED' }, host.clock.now());
  await first.until(() => namesOf(first, DELTA).length > 0);
  const late = await open();
  await late.take(2);
  host.feed().change(ODDS, { state: 'OPEN' }, host.clock.now());
  await first.until(() => namesOf(first, DELTA).length > 1);
  await late.until(() => namesOf(late, DELTA).length > 0);
  expect(payloadsOf(late)).toEqual(payloadsOf(first));
  [first, late].forEach((reader) => reader.leave());
});
