import { sql } from '@site/platform-kit/data/sql';
import type { Profile } from '@site/api/contracts/account';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger, cashOf } from '#ledger';
import { ask } from '#safer-play/testing';
import { inboxOf, operate } from '#funds/testing';
import { convert, convertByPost, givePoints, pointsOf, stakeOnSlots } from './testing';

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

let platform: TestPlatform;
let player: Player;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(async () => {
  await assertLedger(platform.db);
  await platform.stop();
});

const WELCOME = 500_00n;
const gained = async ({ playerId }: Player = player) => (await cashOf(platform.db, playerId)) - WELCOME;

it.each([
  ['V1', 4000, '10.00', 4000, 1],
  ['V2', 4001, '10.00', 4000, 2],
  ['V3', 10, '0.02', 8, 3],
])('PLATFORM-050: %s: pays %s points with %s, uses up %s of them and leaves the rest', async (_id, asked, amount, used, left) => {
  await givePoints(platform, player, used + left);
  const answer = await convert(platform, player, asked);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: 'Your points were converted.', amount, used }]);
  expect(await pointsOf(platform, player)).toBe(left);
  expect(await gained()).toBe(BigInt(amount.replace('.', '')));
});

it('shows the new points and the new balance in the profile at once', async () => {
  await givePoints(platform, player, 4100);
  await convert(platform, player, 4000);
  expect((await ask(platform, player, 'user/show')).json<Profile>()).toMatchObject({ vip_coin: 100, balance: '510.00' });
});

it('PLATFORM-050: allows no cache to store the answer', async () => {
  await givePoints(platform, player, 100);
  const { headers } = await convert(platform, player, 40);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
});

it('is one journal, one ticket of the same amount, one row and one message', async () => {
  await givePoints(platform, player, 4000);
  await convert(platform, player, 4000);
  const { playerId } = player;
  const [journals, tickets, used, inbox] = await Promise.all([
    platform.db.execute(sql`
      select j.kind, j.ref_type, a.key, p.amount::int as amount from journal j join posting p on p.journal_id = j.id
      join account a on a.id = p.account_id where a.player_id = ${playerId} and j.kind = 'vip_conversion' order by p.amount`),
    platform.db.execute(sql`select kind, required::int as required, ref_type from turnover_ticket where player_id = ${playerId}`),
    platform.db.execute(
      sql`select asked::int as asked, points::int as points, amount::int as amount from vip_used where player_id = ${playerId}`,
    ),
    inboxOf(platform, player),
  ]);
  expect(journals.rows).toEqual([
    { kind: 'vip_conversion', ref_type: 'vip_conversion', key: `system:VIP_EXPENSE:${playerId}`, amount: -1000 },
    { kind: 'vip_conversion', ref_type: 'vip_conversion', key: `player:${playerId}:CASH`, amount: 1000 },
  ]);
  expect(tickets.rows).toEqual([{ kind: 'base', required: 1000, ref_type: 'vip_conversion' }]);
  expect(used.rows).toEqual([{ asked: 4000, points: 4000, amount: 1000 }]);
  expect(inbox).toHaveLength(1);
  expect(inbox[0]?.message).toContain('4,000 VP became ৳10.00');
  expect(inbox[0]?.message_bn).toContain('৳10.00');
});

describe('is refused', () => {
  it.each([
    ['below ten points', 100, 9, 'rewards.points_too_few', 'Minimum VP Required: 10'],
    ['with none at all', 100, 0, 'rewards.points_too_few', 'Minimum VP Required: 10'],
    ['above what is owned', 39, 40, 'rewards.points_missing', 'You do not have that many points.'],
  ])('REWARDS-019, 022, PLATFORM-050: %s', async (_name, owned, asked, code, message) => {
    await givePoints(platform, player, owned);
    for (const send of [convert, convertByPost]) {
      const answer = await send(platform, player, asked);
      expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ code, message })]);
    }
    expect([await pointsOf(platform, player), await gained()]).toEqual([owned, 0n]);
  });

  it.each(['-10', '10.5', '1e3', '', 'ten', '1000000001', '99999999999999999999'])('PLATFORM-050: for %j points', async (points) => {
    expect((await convert(platform, player, points)).statusCode).toBe(422);
  });

  it('without a token, and for another player', async () => {
    const other = await platform.signUp();
    await givePoints(platform, other, 100);
    expect((await convert(platform, { token: 'x'.repeat(43) }, 40)).statusCode).toBe(401);
    expect((await convert(platform, player, `40&remote_id=${other.remoteId}`)).statusCode).toBe(403);
    expect([await pointsOf(platform, other), await gained(other)]).toEqual([100, 0n]);
  });

  it('to a player who takes a break', async () => {
    await givePoints(platform, player, 4000);
    await ask(platform, player, 'safer-play/time-out', { length: '24h' });
    expect(await restricted()).toBe(1);
    for (const send of [convert, convertByPost])
      expect((await send(platform, player, 4000)).json()).toMatchObject({ code: 'safer_play.time_out' });
    expect([await pointsOf(platform, player), await gained()]).toEqual([4000, 0n]);
  });

  const restricted = async () =>
    (await platform.db.execute(sql`select 1 from restriction where player_id = ${player.playerId}`)).rows.length;
});

it('requires as many points as the operator has set, and names the number', async () => {
  await givePoints(platform, player, 1000);
  const set = (least: number | string) => operate(platform, 'PATCH', 'settings', { vip_min_convert: least });
  expect((await set('500')).statusCode).toBe(200);
  expect((await convert(platform, player, 499)).json()).toMatchObject({
    message: 'Minimum VP Required: 500',
    error: 'Minimum VP Required: 500',
  });
  expect((await convert(platform, player, 500)).statusCode).toBe(200);
  for (const least of [9, '9', 0, -1, 10.5, 'x']) expect((await set(least)).statusCode).toBe(422);
  await set(10);
});

describe('the same call again', () => {
  it('within five seconds is answered like the first and takes nothing, by either method', async () => {
    await givePoints(platform, player, 9000);
    const first = await convert(platform, player, 4001);
    platform.clock.advance(4);
    const again = [await convert(platform, player, 4001), await convertByPost(platform, player, 4001)];
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect([await pointsOf(platform, player), await gained()]).toEqual([5000, 1000n]);
  });

  it('is a new one after five seconds, for other points, and for another player', async () => {
    const other = await platform.signUp();
    for (const owner of [player, other]) await givePoints(platform, owner, 9000);
    await convert(platform, player, 4000);
    await convert(platform, player, 400);
    await convert(platform, other, 4000);
    expect([await pointsOf(platform, player), await pointsOf(platform, other)]).toEqual([4600, 5000]);
    platform.clock.advance(5);
    await convert(platform, player, 4000);
    expect([await pointsOf(platform, player), await gained()]).toEqual([600, 2100n]);
  });

  it('is one credit, for any number of calls at the same moment', async () => {
    await givePoints(platform, player, 100_000);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? convert : convertByPost)(platform, player, 4000)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([await pointsOf(platform, player), await gained()]).toEqual([96_000, 1000n]);
  });
});

it('never pays for more points than there are, for any number of different calls at the same moment', async () => {
  await givePoints(platform, player, 10_000);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => convert(platform, player, 4000 + at * 4)));
  const paid = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<{ used: number }>().used);
  expect(paid).toHaveLength(2);
  const used = paid.reduce((sum, points) => sum + points, 0);
  expect([await pointsOf(platform, player), await gained()]).toEqual([10_000 - used, BigInt(used / 4)]);
});

it('reports a level that was reached, and one that a month did not earn again', async () => {
  const titles = async () => (await inboxOf(platform, player)).map(({ title }) => title);
  await stakeOnSlots(platform, player, 10_000);
  expect(await titles()).toEqual(['You are now Elite I']);
  platform.clock.advance(31 * 86_400);
  await stakeOnSlots(platform, player, 1);
  expect(await titles()).toEqual(['You are now Elite I']);
  platform.clock.advance(31 * 86_400);
  await givePoints(platform, player, 10);
  await givePoints(platform, player, 10);
  expect(await inboxOf(platform, player)).toMatchObject([
    { title: 'Your VIP level is Normal', title_bn: 'আপনার ভিআইপি স্তর এখন সাধারণ' },
    { title: 'You are now Elite I' },
  ]);
});
