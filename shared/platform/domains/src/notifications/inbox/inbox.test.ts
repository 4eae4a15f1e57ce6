import { sql } from '@site/platform-kit/data/sql';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { writeMessage } from './inbox.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

interface Inbox {
  data: { data: InboxMessage[]; last_page: number; total: number; unread: number };
}
const ask = (token: string, query = '', cookie = '') =>
  platform.app.inject({ url: `/api/inbox${query}`, headers: { authorization: `Bearer ${token}`, cookie } });
const inboxOf = async (...parts: Parameters<typeof ask>) => (await ask(...parts)).json<Inbox>().data;

const write = (playerId: number, word: string) =>
  writeMessage(platform.db, {
    playerId,
    at: platform.clock.now(),
    title: { en: `Title ${word}`, bn: `শিরোনাম ${word}` },
    message: { en: `Text ${word}`, bn: `লেখা ${word}` },
  });

it('CHAT-005: the inbox has one empty page at first', async () => {
  const { token } = await platform.signUp();
  expect((await ask(token)).json()).toEqual({ success: true, data: { data: [], last_page: 1, total: 0, unread: 0 } });
});

it('CHAT-005, N-46, PLATFORM-054: the inbox shows the newest first, ten a page, and counts the unread ones on all of them', async () => {
  const { token, playerId } = await platform.signUp();
  for (let at = 1; at <= 12; at++) await write(playerId, String(at));
  await platform.db.execute(sql`update inbox_messages set read_at = created_at where player_id = ${playerId} and title = 'Title 12'`);

  const first = await inboxOf(token);
  expect(first).toMatchObject({ last_page: 2, total: 12, unread: 11 });
  expect(first.data.map(({ title }) => title)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `Title ${at}`));
  expect(first.data.slice(0, 2).map(({ is_read }) => is_read)).toEqual([true, false]);
  const second = await inboxOf(token, '?page=2');
  expect(second.data.map(({ title }) => title)).toEqual(['Title 2', 'Title 1']);
  expect(second.unread).toBe(11);
  expect((await inboxOf(token, '?page=3')).data).toEqual([]);
});

it('CHAT-012: each message has its id, title, text, state and time', async () => {
  const { token, playerId } = await platform.signUp();
  await write(playerId, 'x');
  const { data } = await inboxOf(token);
  expect(data).toEqual([
    { id: expect.any(Number), title: 'Title x', message: 'Text x', is_read: false, created_at: platform.clock.now().toISOString() },
  ]);
});

it('shows as many a page as requested', async () => {
  const { token, playerId } = await platform.signUp();
  for (let at = 1; at <= 26; at++) await write(playerId, String(at));
  for (const [perPage, lastPage] of [
    [10, 3],
    [25, 2],
    [50, 1],
    [100, 1],
  ] as const) {
    const page = await inboxOf(token, `?per_page=${perPage}`);
    expect(page).toMatchObject({ data: { length: Math.min(perPage, 26) }, last_page: lastPage, total: 26 });
  }
  expect((await inboxOf(token, '?per_page=25&page=2')).data.map(({ title }) => title)).toEqual(['Title 1']);
});

it('uses the language of the page that sends the request', async () => {
  const { token, playerId } = await platform.signUp();
  await write(playerId, 'x');
  expect((await inboxOf(token, '', 'language=bn')).data[0]).toMatchObject({ title: 'শিরোনাম x', message: 'লেখা x' });
  expect((await inboxOf(token, '', 'language=en')).data[0]).toMatchObject({ title: 'Title x', message: 'Text x' });
});

it('PLATFORM-054: shows nobody another player’s messages', async () => {
  const [mine, other] = [await platform.signUp(), await platform.signUp()];
  await write(other.playerId, 'private');
  expect((await inboxOf(mine.token)).data).toEqual([]);
  expect((await ask(mine.token, `?remote_id=${other.remoteId}`)).statusCode).toBe(403);
  expect((await inboxOf(other.token, `?remote_id=${other.remoteId}`)).data).toHaveLength(1);
});

it.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?page=100001', '?per_page=1000', '?per_page=11'])('refuses %s', async (query) => {
  const { token } = await platform.signUp();
  expect((await ask(token, query)).statusCode).toBe(422);
});
