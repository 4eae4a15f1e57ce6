import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { INBOX_KEPT_DAYS } from '@site/api/contracts/inbox';
import { until } from '@site/testing/patience';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inboxOf } from '#funds/testing';
import { sweepInbox, writeMessage, writeSum } from './inbox.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

const write = (db: Executor, { playerId }: Player) =>
  writeMessage(db, { playerId, at: platform.clock.now(), title: { en: 'a', bn: 'ক' }, message: { en: 'b', bn: 'খ' } });
const send = ({ token }: Player, method: 'GET' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  platform.app.inject({
    method,
    url: `/api/inbox${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const idsOf = async (player: Player) =>
  (await send(player, 'GET', '')).json<{ data: { data: { id: number }[] } }>().data.data.map(({ id }) => id);

async function hearing({ playerId }: Player) {
  const heard: object[] = [];
  const stop = await platform.context.events.listen({ playerId, hear: ({ name, data }) => heard.push({ name, data }), onLost: () => {} });
  return { heard, stop };
}

const toldOf = (...unread: number[]) => unread.map((count) => ({ name: 'inbox', data: { unread: count } }));

it('sends the number of unread messages to the player’s open pages after each change', async () => {
  const player = await platform.signUp();
  const { heard, stop } = await hearing(player);
  const step = async (change: Promise<unknown>) => {
    const before = heard.length;
    await change;
    await until(() => heard.length > before);
  };
  await step(write(platform.db, player));
  await step(write(platform.db, player));
  const [newer, older] = await idsOf(player);
  await step(send(player, 'PATCH', `/${older}/read`));
  await step(send(player, 'PATCH', `/${newer}`, { title: 'c', message: 'd' }));
  await step(send(player, 'DELETE', `/${newer}`));
  expect(heard).toEqual(toldOf(1, 2, 1, 1, 0));
  stop();
});

it('sends no event when nothing has changed, and none to other players', async () => {
  const [player, other] = [await platform.signUp(), await platform.signUp()];
  const [own, others] = [await hearing(player), await hearing(other)];
  await write(platform.db, other);
  await until(() => others.heard.length === 1);
  const [id] = await idsOf(other);
  await send(other, 'PATCH', `/${id}/read`);
  await until(() => others.heard.length === 2);

  await send(other, 'PATCH', `/${id}/read`);
  await send(player, 'DELETE', `/${id}`);
  await inTransaction(platform.db, async (tx) => {
    await write(tx, other);
    throw new Error('taken back');
  }).catch(() => {});
  await write(platform.db, player);
  await until(() => own.heard.length > 0);
  expect([own.heard, others.heard]).toEqual([toldOf(1), toldOf(1, 0)]);
  own.stop();
  others.stop();
});

describe('a further message about the same subject', () => {
  const say = (player: Player, word: string, about?: string) =>
    writeMessage(platform.db, {
      playerId: player.playerId,
      at: platform.clock.now(),
      title: { en: word, bn: word },
      message: { en: 'b', bn: 'খ' },
      ...(about ? { about } : {}),
    });
  const give = (player: Player, amount: bigint, about: string) =>
    writeSum(platform.db, {
      playerId: player.playerId,
      at: platform.clock.now(),
      about,
      paisa: paisa(amount),
      words: (sum) => ({ title: { en: `${about} ${sum}`, bn: 'ক' }, message: { en: 'b', bn: 'খ' } }),
    });
  const titlesOf = async (player: Player) => (await inboxOf(platform, player)).map(({ title }) => title);

  it('replaces the unread one, and nothing else', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()];
    await say(other, 'of somebody else', 'limit');
    for (const word of ['one', 'two']) await say(player, word, 'limit');
    await say(player, 'about another', 'joined');
    await say(player, 'about nothing');
    await say(player, 'three', 'limit');
    expect(await titlesOf(player)).toEqual(['three', 'about nothing', 'about another']);
    expect(await titlesOf(other)).toEqual(['of somebody else']);
  });

  it('keeps a message that was read, and one that the player has edited', async () => {
    const player = await platform.signUp();
    await say(player, 'read', 'limit');
    await send(player, 'PATCH', `/${(await idsOf(player))[0]}/read`);
    await say(player, 'edited', 'limit');
    await send(player, 'PATCH', `/${(await idsOf(player))[0]}`, { title: 'mine', message: 'mine' });
    await say(player, 'new', 'limit');
    expect(await titlesOf(player)).toEqual(['new', 'edited', 'read']);
  });

  it('adds unread money up to one sum, and shows no message for a sum of zero', async () => {
    const player = await platform.signUp();
    for (const amount of [500n, 250n, 0n]) await give(player, amount, 'game');
    await give(player, 100n, 'other game');
    expect(await titlesOf(player)).toEqual(['other game 100', 'game 750']);
    await give(player, -750n, 'game');
    expect(await titlesOf(player)).toEqual(['other game 100']);
    await send(player, 'PATCH', `/${(await idsOf(player))[0]}/read`);
    await give(player, 20n, 'other game');
    expect(await titlesOf(player)).toEqual(['other game 20', 'other game 100']);
  });
});

const DAY_S = 86_400;

async function writeAged(playerId: number, title: string, ageS: number, isRead: boolean) {
  const at = secondsAfter(platform.clock.now(), -ageS);
  await writeMessage(platform.db, { playerId, at, title: { en: title, bn: title }, message: { en: 'x', bn: 'x' } });
  if (isRead) await platform.db.execute(sql`update inbox_messages set read_at = created_at where title = ${title}`);
}

it('deletes read messages older than a year, and no unread one', async () => {
  const { playerId } = await platform.signUp();
  await writeAged(playerId, 'old and read', INBOX_KEPT_DAYS * DAY_S + 1, true);
  await writeAged(playerId, 'old and unread', 3 * INBOX_KEPT_DAYS * DAY_S, false);
  await writeAged(playerId, 'a year and read', INBOX_KEPT_DAYS * DAY_S, true);
  await writeAged(playerId, 'new and read', 0, true);
  await sweepInbox(platform.context);
  const { rows } = await platform.db.execute<{ title: string }>(
    sql`select title from inbox_messages where player_id = ${playerId} order by id`,
  );
  expect(rows.map(({ title }) => title)).toEqual(['old and unread', 'a year and read', 'new and read']);
});

it('deletes any number of old messages in one sweep', async () => {
  const { playerId } = await platform.signUp();
  await platform.db.execute(sql`
    insert into inbox_messages (player_id, title, title_bn, message, message_bn, created_at, read_at)
    select ${playerId}, 't', 't', 'm', 'm', at, at from generate_series(1, 12000) n
    cross join lateral (select ${platform.clock.now().toISOString()}::timestamptz - interval '2 years' as at) old`);
  await sweepInbox(platform.context);
  const { rows } = await platform.db.execute(sql`select id from inbox_messages where player_id = ${playerId}`);
  expect(rows).toEqual([]);
});
