import { sql } from '@site/platform-kit/data/sql';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { countUnread, takeUnread } from './inbox.repository';
import { writeMessage } from './inbox.service';

const MESSAGES = 20_000;
const UNREAD = 120;
/** Upper bound of rows read: each of the player's rows twice, once to count it and once to reach the page. */
const MOST_ROWS = 2 * MESSAGES + UNREAD + 20;
const OTHERS = { players: 10, messages: 1000 };

let platform: TestPlatform;
let player: Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await platform.signUp();
  await fill(player.playerId, MESSAGES, UNREAD);
  for (let nth = 0; nth < OTHERS.players; nth++) await fill((await platform.signUp()).playerId, OTHERS.messages, 10);
  await tidy(platform.db, 'inbox_messages');
});
afterAll(() => platform.stop());

const fill = (playerId: number, messages: number, unread: number) =>
  platform.db.execute(sql`
    insert into inbox_messages (player_id, title, title_bn, message, message_bn, created_at, read_at)
    select ${playerId}, 'Title ' || n, 'শিরোনাম ' || n, repeat('words ', 40), repeat('কথা ', 40), at, case when n > ${messages - unread}::int then null else at end
    from generate_series(1, ${messages}::int) n
    cross join lateral (select ${platform.clock.now().toISOString()}::timestamptz - (${messages}::int - n) * interval '1 minute' as at) t`);

const read = async (query: string) => {
  const answer = await platform.app.inject({ url: `/api/inbox${query}`, headers: { authorization: `Bearer ${player.token}` } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { data: InboxMessage[]; last_page: number; total: number; unread: number } }>().data;
};

it.each([
  ['', 'Title 20000'],
  ['?page=1000', 'Title 10010'],
  ['?page=2000', 'Title 10'],
])('finds the page %s of twenty thousand messages by the index, and reads no rows of others', async (query, first) => {
  const page = await read(query);
  expect(page).toMatchObject({ last_page: MESSAGES / 10, total: MESSAGES, unread: UNREAD, data: { length: 10, 0: { title: first } } });
  const { scannedTables, indexes, rowsRead } = await plansOf(platform, () => read(query));
  expect(scannedTables).not.toContain('inbox_messages');
  expect(indexes).toEqual(expect.arrayContaining(['inbox_messages_player', 'inbox_messages_unread', 'inbox_messages_pkey']));
  expect(rowsRead).toBeLessThanOrEqual(MOST_ROWS);
});

it('counts unread messages by an index that holds nothing else', async () => {
  const { scannedTables, indexes, rowsRead } = await plansOf(platform, () => countUnread(platform.db, player.playerId));
  expect({ scannedTables, indexes, rowsRead }).toEqual({ scannedTables: [], indexes: ['inbox_messages_unread'], rowsRead: UNREAD });
});

it('finds the messages that a new one replaces by an index that holds nothing else', async () => {
  const words = { en: 'a', bn: 'ক' };
  await writeMessage(platform.db, { playerId: player.playerId, at: platform.clock.now(), title: words, message: words, about: 'joined' });
  const { scannedTables, indexes } = await plansOf(platform, () => takeUnread(platform.db, player.playerId, 'joined'));
  expect({ scannedTables, indexes }).toEqual({ scannedTables: [], indexes: ['inbox_messages_about'] });
});
