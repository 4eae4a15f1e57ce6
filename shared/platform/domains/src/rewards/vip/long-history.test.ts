import { sql } from '@site/platform-kit/data/sql';
import { tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';

const DAYS = 1000;
const GAME_TYPES = 3;
const CONVERSIONS = 5000;
/** Rows of a page, and rows of other players that are read on the way to it. */
const FEW_ROWS = 200;

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  const players = await Promise.all(Array.from({ length: 6 }, () => platform.signUp()));
  [player = await platform.signUp()] = players;
  await addPoints(players.map(({ playerId }) => playerId));
  await tidy(platform.db, 'vip_received', 'vip_used');
});
afterAll(() => platform.stop());

/** Adds points of all players in turn, in the order of real play. */
async function addPoints(playerIds: readonly number[]) {
  const ids = `{${playerIds.join()}}`;
  const until = platform.clock.now().toISOString();
  await platform.db.execute(sql`
    insert into vip_received (player_id, day, game_type, milli_vp, updated_at)
    select player, (${until}::timestamptz - n * interval '1 day')::date, type, n * 500, ${until}::timestamptz - n * interval '1 day'
    from generate_series(1, ${DAYS}::int) n cross join (values ('SLOT'), ('LIVE'), ('FH')) t (type)
      cross join unnest(${ids}::int[]) player`);
  await platform.db.execute(sql`
    insert into vip_used (player_id, asked, points, amount, created_at)
    select player, 4000, 4000, 1000, ${until}::timestamptz - (${CONVERSIONS}::int - n) * interval '1 hour' from generate_series(1, ${CONVERSIONS}::int) n cross join unnest(${ids}::int[]) player order by n`);
}

it.each([
  ['vip/received', 'vip_received_past_pkey', 'vip_received_past', DAYS * GAME_TYPES],
  ['vip/used', 'vip_used_player', 'vip_used', CONVERSIONS],
])('shows the first page of %s of a long history by %s, and counts the player’s own only', async (path, index, table, own) => {
  const read = async () => expect((await ask(platform, player, path)).statusCode).toBe(200);
  const { indexes, scannedTables, rowsRead } = await plansOf(platform, read);
  expect(indexes).toContain(index);
  expect(rowsRead).toBeLessThanOrEqual(own + FEW_ROWS);
  expect(scannedTables).not.toContain(table);
});
