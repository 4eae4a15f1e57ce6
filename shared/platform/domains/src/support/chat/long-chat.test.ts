import { sql } from '@site/platform-kit/data/sql';
import { tidy } from '@site/platform-testing/bet-history';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { countUnreadMessages } from './chat.repository';
import { listChatsForSupport } from './support.repository';
import { signUpWithChat, type ChatPlayer } from './testing';

const MESSAGES = 30_000;
/** Messages of ten chats in turn, in the order of real use. */
const CHATS = 10;
/** Rows of a page and the rows joined to it. */
const FEW_ROWS = 100;

let platform: TestPlatform;
let player: ChatPlayer;
let ids: number[];
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await signUpWithChat(platform);
  for (let nth = 1; nth < CHATS; nth++) await signUpWithChat(platform);
  const at = platform.clock.now().toISOString();
  // Every second message of a chat is of support; all but the last few were read long ago.
  await platform.db.execute(sql`
    insert into chat_message (chat_id, by, content, client_key, created_at, delivered_at, read_at)
    select (select min(id) from chat) + n % ${CHATS}, case when n / ${CHATS} % 2 = 0 then 'assistant' else 'player' end,
      'Words of some length, as people write them', 'key-' || n, ${at}, ${at}, case when n <= ${MESSAGES - 8 * CHATS} then ${at}::timestamptz end
    from generate_series(1, ${MESSAGES}::int) n`);
  await tidy(platform.db, 'chat', 'chat_message', 'chat_attachment');
  const { rows } = await platform.db.execute<{ id: string }>(sql`select id from chat_message where chat_id = ${player.chatId} order by id`);
  ids = rows.map(({ id }) => Number(id));
});
afterAll(() => platform.stop());

const read = async (query: string) => {
  const answer = await ask(platform, player, `chats/${player.chatId}/messages${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
};

it.each([
  ['the newest messages', () => ''],
  ['those before one', () => `?before=${ids[1500]}`],
  ['those after one', () => `?after=${ids[1500]}`],
])('finds %s of a chat of three thousand by an index', async (_name, query) => {
  const { scannedTables, indexes, rowsRead } = await plansOf(platform, () => read(query()));
  expect(scannedTables).not.toContain('chat_message');
  expect(indexes).toContain('chat_message_newest');
  expect(rowsRead).toBeLessThanOrEqual(FEW_ROWS);
});

it('counts unread messages by an index of unread messages only', async () => {
  const { indexes } = await plansOf(platform, () => countUnreadMessages(platform.db, player.playerId));
  expect(indexes).toContain('chat_message_unread');
  expect(await countUnreadMessages(platform.db, player.playerId)).toBe(4);
});

it('finds the last message of every chat for support without reading all messages', async () => {
  const { scannedTables } = await plansOf(platform, () => listChatsForSupport(platform.db, 100));
  expect(scannedTables).not.toContain('chat_message');
});
