// Covers: PLATFORM-054.
import { inTransaction, type Executor } from '#core/database';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { writeMessage } from './inbox.service';

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

async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 200 && !isSo(); tries++) await new Promise((done) => setTimeout(done, 20));
  expect(isSo()).toBe(true);
}

it('tells the open pages of a player how much is unread after each change', async () => {
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

it('tells of nothing that did not happen, and nobody else', async () => {
  const [player, other] = [await platform.signUp(), await platform.signUp()];
  const [own, others] = [await hearing(player), await hearing(other)];
  await write(platform.db, other);
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
