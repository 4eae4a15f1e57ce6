import { sql } from '@site/platform-kit/data/sql';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { writeMessage } from './inbox.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;
type Method = 'GET' | 'PATCH' | 'DELETE';

const send = ({ token }: Player, method: Method, path: string, payload?: object, cookie = '') =>
  platform.app.inject({
    method,
    url: `/api/inbox${path}`,
    headers: { authorization: `Bearer ${token}`, cookie },
    ...(payload ? { payload } : {}),
  });

const listOf = async (player: Player) => {
  const { data } = (await send(player, 'GET', '')).json<{ data: { data: InboxMessage[]; total: number; unread: number } }>();
  return data;
};

async function playerWithMessages(...words: string[]) {
  const player = await platform.signUp();
  for (const word of words) {
    await writeMessage(platform.db, {
      playerId: player.playerId,
      at: platform.clock.now(),
      title: { en: `Title ${word}`, bn: `শিরোনাম ${word}` },
      message: { en: `Text ${word}`, bn: `লেখা ${word}` },
    });
  }
  return { player, ids: (await listOf(player)).data.map(({ id }) => id).reverse() };
}

it('CHAT-007, C-30: the platform shows one message in the language of the page, and leaves it unread', async () => {
  const { player, ids } = await playerWithMessages('one');
  expect((await send(player, 'GET', `/${ids[0]}`)).json()).toEqual({
    success: true,
    data: { id: ids[0], title: 'Title one', message: 'Text one', is_read: false, created_at: platform.clock.now().toISOString() },
  });
  const bangla = await send(player, 'GET', `/${ids[0]}`, undefined, 'language=bn');
  expect(bangla.json()).toMatchObject({ data: { title: 'শিরোনাম one', message: 'লেখা one' } });
  expect((await listOf(player)).unread).toBe(1);
});

it('CHAT-008, N-48, PLATFORM-054: the platform marks one message as read, and the same once more changes nothing', async () => {
  const { player, ids } = await playerWithMessages('one', 'two');
  const readTimes = async () =>
    (await platform.db.execute<{ read_at: string | null }>(sql`select read_at from inbox_messages where id = ${ids[0] ?? 0}`)).rows;
  expect((await send(player, 'PATCH', `/${ids[0]}/read`)).json()).toEqual({ success: true });
  const first = await readTimes();
  platform.clock.advance(60);
  const again = await send(player, 'PATCH', `/${ids[0]}/read`, { remote_id: player.remoteId });
  expect([again.statusCode, again.json()]).toEqual([200, { success: true }]);
  expect(await readTimes()).toEqual(first);
  const { data, unread } = await listOf(player);
  expect(data.map(({ is_read }) => is_read)).toEqual([false, true]);
  expect(unread).toBe(1);
});

it('CHAT-009, N-48, PLATFORM-054: the platform deletes one message for good', async () => {
  const { player, ids } = await playerWithMessages('one', 'two');
  expect((await send(player, 'DELETE', `/${ids[0]}`)).json()).toEqual({ success: true });
  expect(await listOf(player)).toMatchObject({ data: [{ id: ids[1] }], total: 1, unread: 1 });
  for (const answer of [
    await send(player, 'DELETE', `/${ids[0]}`),
    await send(player, 'GET', `/${ids[0]}`),
    await send(player, 'PATCH', `/${ids[0]}/read`),
    await send(player, 'PATCH', `/${ids[0]}`, { title: 'a', message: 'b' }),
  ])
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'platform.not_found' }]);
});

it('keeps the player’s edit of a message, in both languages', async () => {
  const { player, ids } = await playerWithMessages('one', 'two');
  const words = { title: ' My <b>words</b> ', message: 'টাকা & "notes"\nline two' };
  const edited = await send(player, 'PATCH', `/${ids[0]}`, { ...words, remote_id: player.remoteId });
  expect(edited.json()).toMatchObject({ success: true, data: { id: ids[0], ...words, is_read: false } });
  const bangla = await send(player, 'GET', `/${ids[0]}`, undefined, 'language=bn');
  expect(bangla.json()).toMatchObject({ data: words });
  expect((await listOf(player)).data).toMatchObject([{ title: 'Title two' }, words]);
});

it('changes the own copy only: other players keep the same message unchanged', async () => {
  const [one, other] = [await playerWithMessages('same'), await playerWithMessages('same')];
  await send(one.player, 'PATCH', `/${one.ids[0]}`, { title: 'changed', message: 'changed' });
  expect((await listOf(other.player)).data).toMatchObject([{ title: 'Title same', message: 'Text same' }]);
});

it.each([
  ['no title', { message: 'b' }, 'title'],
  ['an empty title', { title: ' \n', message: 'b' }, 'title'],
  ['a title of nothing that shows', { title: '\u200b\u2060', message: 'b' }, 'title'],
  ['half a character', { title: 'a', message: 'b\ud800' }, 'message'],
  ['an empty text', { title: 'a', message: '' }, 'message'],
  ['a title that is too long', { title: 'a'.repeat(121), message: 'b' }, 'title'],
  ['a text that is too long', { title: 'a', message: 'b'.repeat(2001) }, 'message'],
  ['a title that is no text', { title: 7, message: 'b' }, 'title'],
])('takes no edit with %s, and names the field', async (_name, payload, field) => {
  const { player, ids } = await playerWithMessages('one');
  const answer = await send(player, 'PATCH', `/${ids[0]}`, payload);
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  expect((await listOf(player)).data).toMatchObject([{ title: 'Title one' }]);
});

it('CHAT-007, N-48, PLATFORM-054: the platform hides another player’s message from every call, and leaves it as it is', async () => {
  const [owner, stranger] = [await playerWithMessages('private'), await playerWithMessages()];
  const [id] = owner.ids;
  const asked: [Method, string, object?][] = [
    ['GET', `/${id}`],
    ['PATCH', `/${id}/read`],
    ['PATCH', `/${id}`, { title: 'mine', message: 'now' }],
    ['DELETE', `/${id}`],
  ];
  for (const [method, path, payload] of asked) {
    const answer = await send(stranger.player, method, path, payload);
    expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
    expect(answer.body).not.toContain('private');
  }
  expect(await listOf(owner.player)).toMatchObject({ data: [{ title: 'Title private', is_read: false }], unread: 1 });
});

it.each(['0', '-1', '1.5', 'x', '9999999999999999', '1e3'])('finds no message %s', async (id) => {
  const { player } = await playerWithMessages();
  expect((await send(player, 'GET', `/${id}`)).statusCode).toBe(422);
});

it('is closed to visitors', async () => {
  for (const [method, url] of [
    ['GET', '/api/inbox/1'],
    ['PATCH', '/api/inbox/1/read'],
    ['PATCH', '/api/inbox/1'],
    ['DELETE', '/api/inbox/1'],
  ] as const)
    expect((await platform.app.inject({ method, url })).statusCode).toBe(401);
});
