import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  addEvent({ id: '40000003', sport: 'soccer', name: 'Khulna Rovers v Barishal United' });
  addEvent({ id: '40000002', name: 'Sylhet Tea Lions v Rangpur Northmen', start: new Date('2026-01-15T05:00:00.000Z') });
  addEvent({ id: '40000001', name: 'Dhaka Deltas v Sylhet Tea Lions' });
  addEvent({ id: '40000004', name: 'Cumilla Kites v Dhaka Deltas', inplay: false });
});
afterAll(() => platform.stop());

const addEvent = (change: Pick<FeedEvent, 'id' | 'name'> & Partial<FeedEvent>) =>
  platform.feed.addEvent({
    sport: 'cricket',
    competition: 'Delta League',
    start: new Date('2026-01-15T06:00:00.000Z'),
    end: null,
    inplay: true,
    isOver: false,
    oddsMarketId: `1.${change.id}`,
    chid: change.id,
    score: null,
    has: { bookmaker: true, fancy: true },
    ...change,
  });

const ask = (query: string) => platform.app.inject({ url: `/api/event-names${query}` });

it.each([
  ['?eventId=40000004&marketId=1.40000004', ['Cumilla Kites v Dhaka Deltas']],
  ['?eventId=unknown', []],
  ['?list=in-play', ['Sylhet Tea Lions v Rangpur Northmen', 'Dhaka Deltas v Sylhet Tea Lions', 'Khulna Rovers v Barishal United']],
  ['?list=in-play&tab=today', []],
  ['', []],
])('answers everybody %j with the names that the page shows first', async (query, names) => {
  expect((await ask(query)).json()).toEqual(names);
});

it.each(['?eventId=1%20or%201', '?list=all'])('refuses %j', async (query) => {
  expect((await ask(query)).statusCode).toBe(422);
});
