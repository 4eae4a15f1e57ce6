import { sql } from '@site/platform-kit/data/sql';
import { openTestSession, type TestSession } from '#games/testing';
import { ask, bet } from '#safer-play/testing';
import { addBetHistory, tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

const ROUNDS = 20_000;
const EXCHANGE_BETS = 20_000;
/** Rows of a page and the rows joined to it. */
const FEW_ROWS = 200;
/** Upper bound of rows read: each of the player's rows twice, once to count it and once to reach the page. */
const MOST_ROWS = 2 * ROUNDS + FEW_ROWS;

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform();
  session = await openTestSession(platform, 100_000n);
  const others = await Promise.all(Array.from({ length: 5 }, () => platform.signUp()));
  const until = platform.clock.now();
  await addBetHistory(platform.db, { playerId: session.playerId, rounds: ROUNDS, until });
  for (const { playerId } of others) await addBetHistory(platform.db, { playerId, rounds: 400, until });
  for (const playerId of [session.playerId, ...others.map((other) => other.playerId)]) await addExchangeBets(playerId, until);
  for (let nth = 0; nth < 15; nth++) await bet(platform, session, 10);
  await addCrowd();
  await tidy(platform.db, 'bet_record', 'bet_day', 'game_session', 'game_round', 'exchange_record', 'seamless_transaction', 'open_round');
});
afterAll(() => platform.stop());

const addExchangeBets = (playerId: number, until: Date) =>
  platform.db.execute(sql`
    insert into exchange_record (transaction_id, player_id, event_name, market_name, selection_name, bet_type, stake, net_profit_loss, status,
      potential_profit, potential_liability, odds, created_at, settled_at)
    select ${playerId} || '-' || n, ${playerId}, 'Dhaka v Sylhet', 'Match Odds', 'Dhaka', 'back', 1000, 0,
      case when n % 1000 = 0 then 'open' else 'LOST' end, 850, 1000, '1.85', at, case when n % 1000 = 0 then null else at end
    from generate_series(1, ${EXCHANGE_BETS}::int) n cross join lateral (select ${until.toISOString()}::timestamptz - n * interval '5 minutes' as at) t`);

/** Adds short histories of many other players, so many that a full scan exceeds the bound: only then the test detects a bad plan. */
async function addCrowd() {
  await platform.db.execute(sql`
    insert into bet_day (player_id, day, platform, game_type, records, settlements, bet_amount, win_amount)
    select 1000000 + p, date '2026-01-01' + d, 'SEXY', 'LIVE', 1, 1, 100, 100 from generate_series(1, 300) p cross join generate_series(1, 90) d`);
  await platform.db.execute(sql`
    insert into open_round (player_id, session_id, round_id) select 1000000 + n % 300, 's' || n, 'r' from generate_series(1, 10000) n`);
  await platform.db.execute(sql`
    insert into seamless_transaction (provider, transaction_id, action, state, player_id, session_id, round_id, amount, created_at)
    select 'long', session_id || round_id, 'bet', 'done', s.player_id, session_id, round_id, bet_amount, settled_at
    from game_round join game_session s on s.id = session_id where s.player_id <> ${session.playerId}`);
}

const read = async (path: string) => {
  const answer = await ask(platform, session, path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<{ data: object[]; total: number }>();
};

it('is in the tables together with the histories of others', async () => {
  expect(await read('bet-records')).toMatchObject({ data: { length: 10 }, total: ROUNDS });
  expect(await read('exchange-records')).toMatchObject({ data: { length: 10 }, total: EXCHANGE_BETS });
  expect(await read('bet-records/open')).toMatchObject({ data: { length: 10 }, total: 15 + EXCHANGE_BETS / 1000 });
  expect((await read('bet-records/groups')).data).toHaveLength(10);
});

it.each([
  ['bet-records', 'bet_record_player'],
  ['bet-records?date=7', 'bet_record_player'],
  ['bet-records?platform=MEGHNA_LIVE', 'bet_record_player'],
  ['bet-records?page=2000', 'bet_record_player'],
  ['bet-records/groups', 'bet_day_pkey'],
  ['bet-records/groups?date=0', 'bet_day_pkey'],
  ['bet-records/groups?date=7&type=2', 'bet_record_player'],
  ['bet-records/open', 'open_round_pkey'],
  ['bet-records/open?date=0', 'seamless_transaction_round'],
  ['exchange-records', 'exchange_record_player'],
  ['exchange-records?status=open', 'exchange_record_open'],
])('shows the first page of %s by %s, and reads no rows of others', async (path, index) => {
  const { scannedTables, indexes, rowsRead } = await plansOf(platform, () => read(path));
  expect(indexes).toContain(index);
  expect(rowsRead).toBeLessThanOrEqual(MOST_ROWS);
  for (const table of ['bet_record', 'exchange_record', 'seamless_transaction', 'game_round']) expect(scannedTables).not.toContain(table);
});

it('explains a bet without looking through the others', async () => {
  const { data } = await read('bet-records');
  const path = `bet-records/${(data as { id: number }[])[0]?.id}/turnover`;
  const { scannedTables, rowsRead } = await plansOf(platform, () => ask(platform, session, path));
  expect(scannedTables).not.toContain('bet_record');
  expect(rowsRead).toBeLessThanOrEqual(FEW_ROWS);
});
