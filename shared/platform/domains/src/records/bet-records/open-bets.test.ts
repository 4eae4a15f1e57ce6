import type { OpenBet } from '@site/api/contracts/records';
import { paisa } from '@site/api/money';
import { callWallet, giveSpins, idsOf, openTestSession, type TestSession } from '#games/testing';
import { ask, bet, refund, win } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { saveExchangeRecord } from '../exchange-records/exchange-records.service';
import { exchangeBet } from '../exchange-records/testing';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-03-10T15:00:00+06:00') });
});
beforeEach(async () => {
  session = await openTestSession(platform, 100_000n);
});
afterAll(() => platform.stop());

interface OpenBets {
  data: OpenBet[];
  total: number;
  total_stake: string;
}
const openOf = async (query = '') => (await ask(platform, session, `bet-records/open?${query}`)).json<OpenBets>();
const stakesOf = ({ data }: OpenBets) => data.map(({ bet_amount }) => bet_amount);

it('RECORDS-014: shows the stake of a round until it is settled', async () => {
  const { round } = await bet(platform, session, 10);
  await bet(platform, session, 2.5, { id: 'second', round });
  const open = await openOf();
  expect(open).toMatchObject({ total: 1, total_stake: '12.50' });
  expect(open.data[0]).toMatchObject({ platform: 'SHAPLA_REELS', platform_name: 'Shapla Reels', game_type: 'SLOT', bet_amount: '12.50' });
  expect(open.data[0]?.created_at).toBe(platform.clock.now().toISOString());
  await win(platform, session, 5, round);
  expect(await openOf()).toMatchObject({ data: [], total: 0, total_stake: '0.00' });
});

it('shows the stake of a free spin beside the own stakes, which are none', async () => {
  const id = await giveSpins(platform, session, { stake: 20 });
  const spin = { action: 'bet', ...idsOf(session), round_id: 'r1', transaction_id: 'free', amount: '20.00', free_spins: String(id) };
  await callWallet(platform, spin);
  const { data, total_stake } = await openOf();
  expect(data).toMatchObject([{ bet_amount: '0.00', free_spin: '20.00' }]);
  expect(total_stake).toBe('0.00');
});

it('shows nothing of a round whose bet was given back', async () => {
  const given = await bet(platform, session, 10);
  await bet(platform, session, 3);
  await refund(platform, session, given.id);
  expect(stakesOf(await openOf())).toEqual(['3.00']);
});

it('shows open bets at the exchange among the others, newest first', async () => {
  await bet(platform, session, 10);
  platform.clock.advance(1);
  const placed = { playerId: session.playerId, createdAt: platform.clock.now() };
  await saveExchangeRecord(platform.db, exchangeBet({ ...placed, stake: paisa(7_000n), eventName: 'Dhaka v Sylhet' }));
  await saveExchangeRecord(platform.db, exchangeBet({ ...placed, status: 'VOID', settledAt: platform.clock.now() }));
  const { data, total_stake } = await openOf();
  expect(data.map(({ platform: code, game_type, game_name, bet_amount }) => [code, game_type, game_name, bet_amount])).toEqual([
    ['EXCHANGE', 'SPORTS', 'Dhaka v Sylhet', '70.00'],
    ['SHAPLA_REELS', 'SLOT', expect.any(String), '10.00'],
  ]);
  expect(total_stake).toBe('80.00');
  expect(stakesOf(await openOf('platform=EXCHANGE'))).toEqual(['70.00']);
  expect(stakesOf(await openOf('type=4'))).toEqual(['70.00']);
  expect(stakesOf(await openOf('type=1'))).toEqual(['10.00']);
  expect(stakesOf(await openOf('platform=96'))).toEqual([]);
});

it('uses the day of the stake', async () => {
  await bet(platform, session, 10);
  const midnight = Date.parse('2026-03-11T00:00:00+06:00');
  platform.clock.advance((midnight - platform.clock.now().getTime()) / 1000 - 1);
  expect(stakesOf(await openOf('date=0'))).toEqual(['10.00']);
  platform.clock.advance(1);
  expect([stakesOf(await openOf('date=0')), stakesOf(await openOf('date=1'))]).toEqual([[], ['10.00']]);
});

it('shows nothing of another player', async () => {
  await bet(platform, session, 10);
  session = await openTestSession(platform, 0n);
  expect(await openOf()).toMatchObject({ data: [], total: 0 });
});
