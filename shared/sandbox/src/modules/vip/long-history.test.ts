import { sql } from 'drizzle-orm';
import { tidy } from '#testing/bet-history';
import { medianOf, plansOf } from '#testing/query-plans';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { ask } from '../safer-play/testing';

const DAYS = 1000;
const CONVERSIONS = 5000;
const MOST_MS = 150;

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  const players = await Promise.all(Array.from({ length: 6 }, () => platform.signUp()));
  [player = await platform.signUp()] = players;
  for (const { playerId } of players) await addPoints(playerId);
  await tidy(platform.db, 'vip_received', 'vip_used');
});
afterAll(() => platform.stop());

async function addPoints(playerId: number) {
  const until = platform.clock.now().toISOString();
  await platform.db.execute(sql`
    insert into vip_received (player_id, day, game_type, milli_vp, updated_at)
    select ${playerId}, (${until}::timestamptz - n * interval '1 day')::date, type, n * 500, ${until}::timestamptz - n * interval '1 day'
    from generate_series(1, ${DAYS}::int) n cross join (values ('SLOT'), ('LIVE'), ('FH')) t (type)`);
  await platform.db.execute(sql`
    insert into vip_used (player_id, asked, points, amount, created_at)
    select ${playerId}, 4000, 4000, 1000, ${until}::timestamptz - (${CONVERSIONS}::int - n) * interval '1 hour' from generate_series(1, ${CONVERSIONS}::int) n`);
}

it.each([
  ['vip/received', 'vip_received_pkey', 'vip_received'],
  ['vip/used', 'vip_used_player', 'vip_used'],
])('shows the first page of %s of a long history within 150 ms, by %s', async (path, index, table) => {
  const read = async () => expect((await ask(platform, player, path)).statusCode).toBe(200);
  const { indexes, scannedTables } = await plansOf(platform, read);
  expect(indexes).toContain(index);
  expect(scannedTables).not.toContain(table);
  expect(await medianOf(read)).toBeLessThan(MOST_MS);
});
