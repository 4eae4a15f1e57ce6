import { sql } from '@site/platform-kit/data/sql';
import { RAISE_WAIT_S, TIME_OUTS } from '@site/api/contracts/safer-play';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inboxOf } from '#funds/testing';
import { notifyDue } from './due.service';
import { ask, setLimit } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await notifyDue(platform.context);
});
afterAll(() => platform.stop());

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

const NAME = { kind: 'wager', period: 'day' };
const set = (player: Player, amount: number | null) => setLimit(platform, player, 'wager', 'day', amount);
const told = async (player: Player) => (await inboxOf(platform, player)).map(({ title, message }) => `${title}: ${message}`).toReversed();
const readAll = ({ playerId }: Player) =>
  platform.db.execute(sql`update inbox_messages set read_at = created_at where player_id = ${playerId}`);
const lastTold = async (player: Player) => (await told(player)).at(-1);

it('reports every change of a limit, in place of an unread message about it, and no call without a change', async () => {
  const player = await platform.signUp();
  const heard: (string | undefined)[] = [];
  for (const change of [500, 250.5, 250.5, 900, 900, 'drop', null] as const) {
    if (change === 'drop') await ask(platform, player, 'safer-play/limits/drop-change', NAME);
    else await set(player, change);
    if (heard.at(-1) !== (await lastTold(player))) heard.push(await lastTold(player));
  }
  expect(await told(player)).toHaveLength(1);
  expect(heard).toEqual([
    'Limit set: From now on your 24-hour betting limit is ৳500.00. <a href="/responsible-gaming">Your limits</a>',
    expect.stringContaining('Limit lowered: From now on your 24-hour betting limit is ৳250.50 only.'),
    expect.stringContaining('You have asked for a 24-hour betting limit of ৳900.00. It waits 24 hours'),
    expect.stringContaining('Your limit stays: You have dropped the change: your 24-hour betting limit stays at ৳250.50.'),
    expect.stringContaining('You have asked to have no 24-hour betting limit.'),
  ]);
});

it('reports once that the wait of a change is over, and then the player’s confirmation', async () => {
  const [player, other] = [await platform.signUp(), await platform.signUp()];
  for (const amount of [500, 900]) await set(player, amount);
  await set(other, 500);
  platform.clock.advance(RAISE_WAIT_S - 1);
  await notifyDue(platform.context);
  expect(await lastTold(player)).toContain('It waits 24 hours');

  platform.clock.advance(1);
  await Promise.all([1, 2, 3, 4].map(() => notifyDue(platform.context)));
  await readAll(player);
  platform.clock.advance(60);
  await notifyDue(platform.context);
  expect(await told(player)).toHaveLength(1);
  expect(await lastTold(player)).toContain('Your 24 hours are over: The wait for a 24-hour betting limit of ৳900.00 is over.');
  expect(await told(other)).toHaveLength(1);

  await ask(platform, player, 'safer-play/limits/confirm', NAME);
  expect(await lastTold(player)).toContain('Limit changed: You have confirmed: your 24-hour betting limit is now ৳900.00.');
});

it('does not report a change that was dropped before its time', async () => {
  const player = await platform.signUp();
  for (const amount of [500, 900]) await set(player, amount);
  await ask(platform, player, 'safer-play/limits/drop-change', NAME);
  platform.clock.advance(2 * RAISE_WAIT_S);
  await notifyDue(platform.context);
  expect(await lastTold(player)).toContain('You have dropped the change');
});

it('reports once that a break is over, and only when none runs any more', async () => {
  const [player, longer] = [await platform.signUp(), await platform.signUp()];
  for (const who of [player, longer]) await ask(platform, who, 'safer-play/time-out', { length: '24h' });
  await ask(platform, longer, 'safer-play/time-out', { length: '7d' });
  platform.clock.advance(TIME_OUTS['24h']);
  await Promise.all([1, 2, 3, 4].map(() => notifyDue(platform.context)));
  expect(await told(player)).toEqual([expect.stringContaining('Your break has started'), expect.stringContaining('Your break is over')]);
  expect(await told(longer)).toHaveLength(2);
  platform.clock.advance(TIME_OUTS['7d']);
  await notifyDue(platform.context);
  expect(await lastTold(longer)).toContain('Your break is over');
});

it('continues from the later time where clocks do not agree', async () => {
  const player = await platform.signUp();
  await ask(platform, player, 'safer-play/time-out', { length: '24h' });
  const { clock, db } = platform.context;
  const ahead = { db, clock: { ...clock, now: () => secondsAfter(clock.now(), TIME_OUTS['24h']) } };
  for (const context of [ahead, platform.context, ahead]) await notifyDue(context);
  platform.clock.advance(TIME_OUTS['24h']);
  await notifyDue(platform.context);
  expect(await told(player)).toEqual([expect.stringContaining('Your break has started'), expect.stringContaining('Your break is over')]);
});

it('reports that an exclusion is over', async () => {
  const player = await platform.signUp();
  await ask(platform, player, 'safer-play/self-exclusion', { length: '6m', word: 'EXCLUDE' });
  expect(await lastTold(player)).toContain('You have excluded yourself');
  platform.clock.advance(200 * 86_400);
  await notifyDue(platform.context);
  expect(await lastTold(player)).toContain('Your exclusion is over');
});
