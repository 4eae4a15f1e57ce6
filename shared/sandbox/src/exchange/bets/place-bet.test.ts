// Covers: EXCHANGE-036, PLATFORM-059.
import { randomUUID } from 'node:crypto';
import { assertLedger } from '#modules/ledger/ledger.service';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { addMatch, EVENT, FANCY, ODDS, oddsMarket, runner, signUpBettor } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(() => addMatch(platform));
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

it('matches a back at the best prices of the house and holds the stake', async () => {
  platform.feed.put(oddsMarket([runner('A', [[2, 1000], [1.99, 300], [1.97, 900]]), runner('B')]));
  const player = await signUpBettor(platform);
  const { status, body } = await player.place({ odds: '1.98', stake: '1500' });
  expect([status, body]).toMatchObject([
    200,
    {
      delay_ms: 0,
      bet: {
        state: 'PARTIAL',
        status: 'open',
        matched: { stake: '1300.00', odds: '2.00', profit: '1297.00', liability: '1300.00' },
        waiting: { stake: '200.00', profit: '196.00', liability: '200.00' },
      },
    },
  ]);
  expect(await player.exposure()).toMatchObject({ main: '10000.00', exposure: '1500.00', available: '8500.00' });
});

it('lets an order wait for its price and answers it in the lists', async () => {
  const player = await signUpBettor(platform);
  const { body } = await player.place({ odds: 3, stake: 100 });
  expect(body.bet).toMatchObject({ state: 'UNMATCHED', matched: { stake: '0.00', odds: null } });
  expect((await player.call('GET', `bets?state=open&eventId=${EVENT}&marketId=${ODDS}`)).body).toMatchObject({ total: 1, last_page: 1, bets: [{ bet_id: body.bet_id }] });
});

it('places a bet once under its reference, also when twenty copies come at once', async () => {
  const player = await signUpBettor(platform);
  const client_ref = randomUUID();
  const copies = await Promise.all(Array.from({ length: 20 }, () => player.place({ odds: 3, client_ref })));
  expect(new Set(copies.map(({ body }) => body.bet_id)).size).toBe(1);
  expect(await player.exposure()).toMatchObject({ exposure: '100.00' });
  expect(await player.place({ odds: 4, client_ref })).toMatchObject({ status: 409, body: { code: 'exchange.reference_reused' } });
});
