import { sql } from '@site/platform-kit/data/sql';
import { addBetHistory, tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { addCashHistory } from './testing-history';

const ROUNDS = 100_000;
const REQUESTS = 2000;
/** Upper bound of rows read: each of the player's rows twice, once to count it and once to reach the page, and the rows joined to a page. */
const MOST_ROWS = 2 * REQUESTS + 500;
/** History of each other player: together so many rows that a full scan would exceed the bound. */
const OTHERS = { rounds: 400, requests: 4000 };

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await platform.signUp();
  const until = platform.clock.now();
  await addBetHistory(platform.db, { playerId: player.playerId, rounds: ROUNDS, until });
  await addCashHistory(platform.db, player.playerId, REQUESTS, until);
  for (let nth = 0; nth < 5; nth++) {
    const { playerId } = await platform.signUp();
    await addBetHistory(platform.db, { playerId, rounds: OTHERS.rounds, until });
    await addCashHistory(platform.db, playerId, OTHERS.requests, until);
  }
  await tidy(platform.db, ...LONG_TABLES, 'bet_day', 'turnover_ticket', 'journal', 'posting', 'account');
});
afterAll(() => platform.stop());

const LONG_TABLES = ['cash_transaction', 'cash_transaction_event', 'bet_record'];

const read = async (path: string) => {
  const answer = await ask(platform, player, path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer;
};

it('is in the tables together with the histories of others', async () => {
  const { rows } = await platform.db.execute<{ players: string; requests: string }>(sql`
    select count(distinct player_id) as players, count(*) filter (where player_id = ${player.playerId}) as requests from cash_transaction`);
  expect(rows).toEqual([{ players: '6', requests: String(REQUESTS) }]);
  expect((await read('transaction/show')).json()).toHaveLength(500);
  expect((await read('turnovers')).json()).toHaveLength(500);
});

it.each([
  ['transaction/show', 'cash_transaction_records'],
  ['transaction/show?page=1&per_page=10', 'cash_transaction_records'],
  ['transaction/show?type=0&status=1&date=7&page=1', 'cash_transaction_records'],
  ['transaction/records', 'cash_transaction_records'],
  ['transaction/records?per_page=100', 'cash_transaction_records'],
  ['transaction/records?type=1&status=2', 'cash_transaction_records'],
  ['transaction/records?date=0', 'cash_transaction_records'],
  ['transaction/records?page=201', 'cash_transaction_records'],
  ['turnovers', 'turnover_ticket_complete'],
  ['statement', 'cash_transaction_statement'],
])('shows %s by %s, and reads no rows of others', async (path, index) => {
  const { scannedTables, indexes, rowsRead } = await plansOf(platform, () => read(path));
  expect(indexes).toContain(index);
  expect(rowsRead).toBeLessThanOrEqual(MOST_ROWS);
  for (const table of LONG_TABLES) expect(scannedTables).not.toContain(table);
});
