import type { BetTotals, ExchangeRecord } from '@site/api/contracts/records';
import { paisa } from '@site/api/money';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import type { ExchangeRecordRow } from './exchange-records.repository';
import { saveExchangeRecord } from './exchange-records.service';
import { exchangeBet } from './testing';

let platform: TestPlatform;
let player: { token: string; playerId: number; remoteId: string };
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-03-10T15:00:00+06:00') });
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

interface Records {
  data: ExchangeRecord[];
  totals: BetTotals;
  total: number;
  last_page: number;
}
const recordsOf = async (query = '') => (await ask(platform, player, `exchange-records?${query}`)).json<Records>();

async function place(given: Partial<ExchangeRecordRow> & { at?: string } = {}) {
  const createdAt = given.at ? new Date(given.at) : platform.clock.now();
  const settledAt = given.status && given.status !== 'open' ? platform.clock.now() : null;
  const { at: _at, ...changes } = given;
  const row = exchangeBet({ playerId: player.playerId, createdAt, settledAt, ...changes });
  await saveExchangeRecord(platform.db, row);
  return row;
}

it('RECORDS-012, 014, PLATFORM-047: shows all facts of a bet at the exchange', async () => {
  const { transactionId } = await place({ run: '45.5', betType: 'yes', status: 'WON', netProfitLoss: paisa(8_500n) });
  expect((await recordsOf()).data).toEqual([
    {
      event_name: 'Dhaka v Chattogram',
      bet_type: 'yes',
      stake: '100.00',
      net_profit_loss: '85.00',
      status: 'WON',
      transaction_id: transactionId,
      market_name: 'Match Odds',
      selection_name: 'Dhaka',
      potential_profit: '85.00',
      potential_liability: '100.00',
      odds: '1.85',
      run: '45.5',
      created_at: platform.clock.now().toISOString(),
      settled_at: platform.clock.now().toISOString(),
    },
  ]);
});

it.each([
  ['WON', 8_500n, { turnover: '100.00', profit_loss: '85.00' }],
  ['LOST', -10_000n, { turnover: '100.00', profit_loss: '-100.00' }],
  ['VOID', 0n, { turnover: '0.00', profit_loss: '0.00' }],
] as const)('RECORDS-012: keeps one record of a bet that goes from open to %s', async (status, netProfitLoss, totals) => {
  const open = await place();
  expect(await recordsOf()).toMatchObject({
    data: [{ status: 'open', settled_at: null }],
    totals: { turnover: '0.00', profit_loss: '0.00' },
  });
  await saveExchangeRecord(platform.db, { ...open, status, netProfitLoss: paisa(netProfitLoss), settledAt: platform.clock.now() });
  expect(await recordsOf()).toMatchObject({ data: [{ status, transaction_id: open.transactionId }], total: 1, totals });
});

it('follows a market that is settled anew', async () => {
  const won = await place({ status: 'WON', netProfitLoss: paisa(8_500n) });
  await saveExchangeRecord(platform.db, { ...won, status: 'LOST', netProfitLoss: paisa(-10_000n) });
  expect((await recordsOf()).totals).toEqual({ turnover: '100.00', profit_loss: '-100.00' });
});

it('never turns into a bet of another player', async () => {
  const own = await place();
  const other = await platform.signUp();
  await expect(saveExchangeRecord(platform.db, { ...own, playerId: other.playerId, stake: paisa(1n) })).rejects.toThrow('another player');
  expect((await recordsOf()).data).toMatchObject([{ stake: '100.00' }]);
});

it('filters open and settled bets', async () => {
  await place({ stake: paisa(100n) });
  await place({ stake: paisa(200n), status: 'LOST', netProfitLoss: paisa(-200n) });
  await place({ stake: paisa(300n), status: 'VOID' });
  const stakes = async (query: string) => (await recordsOf(query)).data.map(({ stake }) => stake).sort();
  expect(await stakes('status=open')).toEqual(['1.00']);
  expect(await stakes('status=settled')).toEqual(['2.00', '3.00']);
  expect((await ask(platform, player, 'exchange-records?status=WON')).statusCode).toBe(422);
});

it('uses the day in Dhaka on which a bet was placed, newest first', async () => {
  for (const [at, stake] of [
    ['2026-03-03T14:00:00+06:00', 100n],
    ['2026-03-03T16:00:00+06:00', 200n],
    ['2026-03-09T00:00:00+06:00', 300n],
    ['2026-03-09T23:59:59+06:00', 400n],
    ['2026-03-10T00:00:00+06:00', 500n],
  ] as const)
    await place({ at, stake: paisa(stake) });
  const stakes = async (query: string) => (await recordsOf(query)).data.map(({ stake }) => Number(stake));
  expect(await stakes('date=0')).toEqual([5]);
  expect(await stakes('date=1')).toEqual([4, 3]);
  expect(await stakes('date=7')).toEqual([5, 4, 3, 2]);
  expect(await stakes('date=-1')).toEqual([5, 4, 3, 2, 1]);
});

it('shows page after page', async () => {
  for (let nth = 0; nth < 12; nth++) await place();
  expect(await recordsOf()).toMatchObject({ data: { length: 10 }, total: 12, last_page: 2 });
  expect(await recordsOf('page=2')).toMatchObject({ data: { length: 2 }, total: 12, last_page: 2 });
});

it('shows nobody another player’s bets', async () => {
  await place();
  const other = await platform.signUp();
  expect((await ask(platform, other, `exchange-records?remote_id=${player.remoteId}`)).statusCode).toBe(403);
  player = other;
  expect((await recordsOf()).data).toEqual([]);
});
