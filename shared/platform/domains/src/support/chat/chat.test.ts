import { sql } from '@site/platform-kit/data/sql';
import { EXCLUSION_WORD } from '@site/api/contracts/safer-play';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { countUnreadMessages } from './chat.repository';
import { setDeskTyping, writeSupportMessage } from './support.service';
import { hearOf, messagesOf, signUpWithChat, write, written, type ChatPlayer } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpWithChat(platform);
});
afterAll(() => platform.stop());

const support = (content: string, { chatId } = player) =>
  inTransaction(platform.db, (tx) => writeSupportMessage(tx, { chatId, by: 'person', content, at: platform.clock.now() }));
const open = (sender: { token: string }, body: object = {}) => ask(platform, sender, 'chats', body);

describe('opening', () => {
  it('CHAT-026, PLATFORM-055: any number of calls return the same chat, also at once', async () => {
    const newcomer = await platform.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(newcomer, { user_one_id: '6', user_two_id: '7' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { rows } = await platform.db.execute(sql`select id::int from chat where player_id = ${newcomer.playerId}`);
    expect(rows).toHaveLength(1);
    expect(answers[0]?.json()).toEqual({ chat: { id: rows[0]?.['id'] } });
  });

  it.each([{ user_two_id: '7' }, { user_two_id: 7 }, {}])('CHAT-023: the platform takes support as %j', async (body) => {
    expect((await open(player, body)).json()).toEqual({ chat: { id: player.chatId } });
  });

  it('CHAT-022, 023, PLATFORM-055: a chat is with support only, so that nobody opens one with another player', async () => {
    const other = await platform.signUp();
    for (const user_two_id of ['6', 6, 0, -7, '07', ' 7', '7 ', '', other.playerId, other.remoteId, other.username]) {
      const answer = await open(player, { user_one_id: String(player.playerId), user_two_id });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'chat.support_only']);
    }
  });

  it('CHAT-026, PLATFORM-055: a chat belongs to the bearer, for any sender in the body', async () => {
    const victim = await signUpWithChat(platform);
    for (const user_one_id of [victim.playerId, String(victim.playerId), victim.remoteId])
      expect((await open(player, { user_one_id, user_two_id: '7' })).json()).toEqual({ chat: { id: player.chatId } });
  });
});

describe('the list', () => {
  it('CHAT-022, 025, 029: the list has the one chat with support, its last words and the number of unread messages', async () => {
    expect((await ask(platform, player, 'get-chats')).json()).toEqual({
      chats: [
        {
          id: player.chatId,
          chat_id: player.chatId,
          other_user: { id: 7, username: 'Support' },
          last_message: null,
          last_by: null,
          last_at: null,
          unread: 0,
          desk: 'assistant',
        },
      ],
    });
    await write(platform, player, 'Hello');
    await support('One moment');
    await support('Here I am');
    const { chats } = (await ask(platform, player, 'get-chats')).json<{ chats: object[] }>();
    expect(chats).toMatchObject([{ last_message: 'Here I am', last_by: 'person', last_at: '2026-01-15T06:00:00.000Z', unread: 2 }]);
  });

  it('CHAT-025: the list is empty before the first chat, and never has another player’s', async () => {
    const newcomer = await platform.signUp();
    await write(platform, player, 'Mine alone');
    expect((await ask(platform, newcomer, 'get-chats')).json()).toEqual({ chats: [] });
    const other = await signUpWithChat(platform);
    expect((await ask(platform, other, 'get-chats')).body).not.toContain('Mine alone');
  });
});

describe('messages', () => {
  it('CHAT-020, 027, 029: the messages come in their order with their author', async () => {
    const { id } = await written(platform, player, 'Hello');
    const answer = await support('Welcome');
    expect(await messagesOf(platform, player)).toMatchObject({
      messages: [
        { id, chat_id: player.chatId, sender_id: player.playerId, by: 'player', content: 'Hello' },
        { id: answer, chat_id: player.chatId, sender_id: 7, by: 'person', content: 'Welcome', client_key: null },
      ],
      has_more: false,
      is_typing: false,
      desk: 'assistant',
    });
  });

  it('are fifty at a time: the newest, those before one, and those after one', async () => {
    await platform.db.execute(sql`
      insert into chat_message (chat_id, by, content, created_at)
      select ${player.chatId}, 'player', n::text, ${platform.clock.now().toISOString()} from generate_series(1, 120) n`);
    const pageOf = async (query = '') => {
      const { messages, has_more } = await messagesOf(platform, player, query);
      return { first: messages[0], last: messages.at(-1), count: messages.length, has_more };
    };
    const newest = await pageOf();
    expect([newest.first?.content, newest.last?.content, newest.count, newest.has_more]).toEqual(['71', '120', 50, true]);
    const older = await pageOf(`?before=${newest.first?.id}`);
    expect([older.first?.content, older.last?.content, older.has_more]).toEqual(['21', '70', true]);
    const oldest = await pageOf(`?before=${older.first?.id}`);
    expect([oldest.first?.content, oldest.last?.content, oldest.has_more]).toEqual(['1', '20', false]);
    const newer = await pageOf(`?after=${oldest.last?.id}`);
    expect([newer.first?.content, newer.last?.content, newer.has_more]).toEqual(['21', '70', true]);
    const missed = await pageOf(`?after=${older.last?.id}`);
    expect([missed.first?.content, missed.count, missed.has_more]).toEqual(['71', 50, false]);
    expect(await pageOf(`?after=${newest.last?.id}`)).toMatchObject({ count: 0, has_more: false });
  });

  it.each(['before=x', 'after=1.5', 'before=', 'page=2'])('refuse the query %s', async (query) => {
    expect((await ask(platform, player, `chats/${player.chatId}/messages?${query}`)).statusCode).toBe(422);
  });

  it('of support count as delivered when they are read, and as seen when the player reports it', async () => {
    await support('First');
    const second = await support('Second');
    const { heard, stop } = await hearOf(platform, player.playerId);
    platform.clock.advance(1);
    const at = platform.clock.now().toISOString();
    expect((await messagesOf(platform, player)).messages).toMatchObject([{ delivered_at: at, read_at: null }, { delivered_at: at }]);
    platform.clock.advance(5);
    await messagesOf(platform, player);
    expect(await countUnreadMessages(platform.db, player.playerId)).toBe(2);
    await ask(platform, player, `chats/${player.chatId}/read`, { up_to: second });
    await ask(platform, player, `chats/${player.chatId}/read`, { up_to: second });
    const readAt = platform.clock.now().toISOString();
    expect((await messagesOf(platform, player)).messages).toMatchObject([{ delivered_at: at, read_at: readAt }, { read_at: readAt }]);
    expect(await countUnreadMessages(platform.db, player.playerId)).toBe(0);
    await stop();
    const seen = { chat_id: player.chatId, by: 'player', up_to: second };
    expect(heard).toEqual([
      { name: 'chat_seen', data: { ...seen, at, is_read: false } },
      { name: 'chat_seen', data: { ...seen, at: readAt, is_read: true } },
    ]);
  });

  it('are read up to the one that was seen and no further; own ones stay unread', async () => {
    const first = await support('First');
    await support('Second');
    const own = await written(platform, player, 'Mine');
    await ask(platform, player, `chats/${player.chatId}/read`, { up_to: first });
    expect(await countUnreadMessages(platform.db, player.playerId)).toBe(1);
    await ask(platform, player, `chats/${player.chatId}/read`, { up_to: Number.MAX_SAFE_INTEGER });
    expect(await countUnreadMessages(platform.db, player.playerId)).toBe(0);
    const { messages } = await messagesOf(platform, player);
    expect(messages.find(({ id }) => id === own.id)).toMatchObject({ delivered_at: null, read_at: null });
  });

  it('show that support is writing, until it stops or the time is over', async () => {
    const typing = async () => (await messagesOf(platform, player)).is_typing;
    const chat = { id: player.chatId, playerId: player.playerId };
    await setDeskTyping(platform.db, chat, true, platform.clock.now());
    expect(await typing()).toBe(true);
    platform.clock.advance(6);
    expect(await typing()).toBe(false);
    await setDeskTyping(platform.db, chat, true, platform.clock.now());
    await setDeskTyping(platform.db, chat, false, platform.clock.now());
    expect(await typing()).toBe(false);
  });
});

it('CHAT-027, PLATFORM-055: another player’s chat is as unknown as a missing one, on every call', async () => {
  const victim = await signUpWithChat(platform);
  await write(platform, victim, 'Secret');
  const { heard, stop } = await hearOf(platform, victim.playerId);
  for (const id of [victim.chatId, 999_999_999]) {
    const answers = [
      await ask(platform, player, `chats/${id}/messages`),
      await ask(platform, player, `chats/${id}/messages?after=0`),
      await ask(platform, player, `chats/${id}/read`, { up_to: 1 }),
      await ask(platform, player, `chats/${id}/typing`, {}),
      await write(platform, { ...player, chatId: id }, 'Into another chat'),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'platform.not_found']);
      expect(answer.body).not.toContain('Secret');
    }
  }
  await stop();
  expect(heard).toEqual([]);
  expect((await messagesOf(platform, victim)).messages.map(({ content }) => content)).toEqual(['Secret']);
});

it('is open to a player who takes a break or is excluded', async () => {
  const excluded = await signUpWithChat(platform);
  const steps = [
    await ask(platform, player, 'safer-play/time-out', { length: '24h' }),
    await write(platform, player, 'I need help'),
    await ask(platform, excluded, 'safer-play/self-exclusion', { length: '6m', word: EXCLUSION_WORD }),
    await write(platform, excluded, 'I need help'),
    await open(excluded),
  ];
  expect(steps.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});

it('accepts at most sixty typing signals of a player a minute', async () => {
  const say = () => ask(platform, player, `chats/${player.chatId}/typing`, {});
  for (let nth = 0; nth < 60; nth++) expect((await say()).statusCode).toBe(200);
  const answer = await say();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
});
