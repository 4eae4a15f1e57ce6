import type { Mission } from '@site/api/contracts/rewards';
import { paisaOfTaka } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { openTestSession, type TestSession } from '#games/testing';
import { assertLedger, cashOf } from '#ledger';
import { ask, bet, refund, win } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { NewMission } from './missions.repository';
import { decideMission, proposeMission } from './plan-mission.service';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

let platform: TestPlatform;
let player: TestSession;
/** A Monday. */
const MONDAY = new Date('2026-01-12T00:00:00+06:00');
let monday = MONDAY;
beforeAll(async () => {
  platform = await createTestPlatform({ now: MONDAY });
});
/** Each test has weeks of its own, and begins on their Monday at eight. */
beforeEach(async () => {
  monday = secondsAfter(monday, 21 * DAY_S);
  platform.clock.advance((secondsAfter(monday, 8 * HOUR_S).getTime() - platform.clock.now().getTime()) / 1000);
  player = await openTestSession(platform, 100_000n);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

/** Plans a mission that runs this week: two rounds of slots a day for BDT 50. @returns its id */
async function plan(changes: Partial<NewMission> = {}) {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const { id } = await proposeMission(tx, {
      name: 'Two spins',
      nameBn: 'দুই স্পিন',
      goal: 'rounds',
      target: 2,
      leastStake: paisaOfTaka(5),
      gameType: 'SLOT',
      period: 'day',
      firstDay: dayOf(monday),
      lastDay: dayOf(secondsAfter(monday, 6 * DAY_S)),
      prize: paisaOfTaka(50),
      proposedBy: 'nadia',
      createdAt: at,
      ...changes,
    });
    await decideMission(tx, { id, isPlanned: true }, { name: 'karim', at });
    return id;
  });
}

async function play(taka: number) {
  const { id, round } = await bet(platform, player, taka);
  await win(platform, player, 0, round);
  return id;
}

const missionOf = async (id: number, of: { token: string } = player) =>
  (await ask(platform, of, 'missions')).json<{ missions: Mission[] }>().missions.find((each) => each.id === id);
const runsOf = async (id: number) => (await missionOf(id))?.runs.map(({ day, done, is_done }) => [day, done, is_done]);
const claim = (id: number, day = dayOf(platform.clock.now())) => ask(platform, player, `missions/${id}/claim`, { day });

it('counts rounds of the day in its games with the least stake, without those that were voided', async () => {
  const id = await plan();
  await play(5);
  await play(4.99);
  const voided = await play(10);
  expect(await runsOf(id)).toEqual([[dayOf(monday), 2, true]]);
  await refund(platform, player, voided);
  expect(await runsOf(id)).toEqual([[dayOf(monday), 1, false]]);
  const live = await plan({ gameType: 'LIVE' });
  expect(await runsOf(live)).toEqual([[dayOf(monday), 0, false]]);
  expect(await missionOf(id)).toMatchObject({ name: 'Two spins', goal: 'rounds', target: 2, prize: '50.00', least_stake: '5.00' });
});

it('counts turnover of the week in whole BDT', async () => {
  const id = await plan({ goal: 'turnover', target: 30, period: 'week', gameType: null });
  await play(10.5);
  platform.clock.advance(2 * DAY_S);
  await play(19.4);
  expect(await runsOf(id)).toEqual([[dayOf(monday), 29, false]]);
  await play(5);
  expect(await runsOf(id)).toEqual([[dayOf(monday), 34, true]]);
});

it('pays the prize once, also for claims at the same moment, with a ticket and a message', async () => {
  const id = await plan();
  await play(5);
  expect((await claim(id)).json()).toMatchObject({ code: 'rewards.claim_too_little', message: 'This mission is not done yet.' });
  await play(5);
  const before = await cashOf(platform.db, player.playerId);
  const answers = await Promise.all([1, 2, 3].map(() => claim(id)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ prize: '50.00' });
  expect((await cashOf(platform.db, player.playerId)) - before).toBe(5000n);
  expect((await missionOf(id))?.runs).toMatchObject([{ is_done: true, claimed_at: platform.clock.now().toISOString() }]);
  const { rows } = await platform.db.execute(sql`
    select required from turnover_ticket where player_id = ${player.playerId} and ref_type = 'mission_prize'`);
  expect(rows).toEqual([{ required: '5000' }]);
  expect((await ask(platform, player, 'inbox')).body).toContain('Mission done');
  expect((await ask(platform, player, 'wallet')).json<{ entries: object[] }>().entries[0]).toMatchObject({
    kind: 'bonus',
    amount: '50.00',
  });
});

it('begins anew each day, and keeps the prize of the day before until the day ends', async () => {
  const id = await plan();
  await play(5);
  await play(5);
  const day = dayOf(monday);
  platform.clock.advance(DAY_S);
  const today = dayOf(platform.clock.now());
  expect(await runsOf(id)).toEqual([
    [today, 0, false],
    [day, 2, true],
  ]);
  expect((await claim(id, day)).statusCode).toBe(200);
  expect(await runsOf(id)).toEqual([[today, 0, false]]);
  platform.clock.advance(DAY_S);
  expect((await claim(id, day)).json()).toMatchObject({ message: 'The time for this reward is over.' });
  platform.clock.advance(7 * DAY_S);
  expect(await missionOf(id)).toBeUndefined();
});

it('pays nothing on a break, and is not shown then; a proposed one is shown to nobody', async () => {
  const id = await plan();
  const { id: proposed } = await inTransaction(platform.db, async (tx) =>
    proposeMission(tx, {
      name: 'A',
      nameBn: 'ক',
      goal: 'rounds',
      target: 1,
      leastStake: paisaOfTaka(0),
      gameType: null,
      period: 'day',
      firstDay: dayOf(monday),
      lastDay: dayOf(monday),
      prize: paisaOfTaka(1),
      proposedBy: 'nadia',
      createdAt: platform.clock.now(),
    }),
  );
  await play(5);
  await play(5);
  expect(await missionOf(proposed)).toBeUndefined();
  expect((await claim(proposed)).statusCode).toBe(404);
  await ask(platform, player, 'safer-play/time-out', { length: '24h' });
  expect(await missionOf(id)).toBeUndefined();
  expect((await claim(id)).json()).toMatchObject({ code: 'safer_play.time_out' });
});
