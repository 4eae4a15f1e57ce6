import { sql } from '@site/platform-kit/data/sql';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { findGame, openTestSession, type TestSession } from '#games/testing';
import { assertLedger, cashOf } from '#ledger';
import { ask, bet, refund, win } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { addPlay } from '../referral/testing';
import { payTournaments } from './prizes.service';
import { HOUR_S, join, listOf, plan, pointsOf, prizesOf, tableOf } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const signUp = () => platform.signUp();
const pay = () => payTournaments(platform.context);
/** Passes the end of a tournament of two hours, and the minutes in which its last rounds are counted. */
const toTheEnd = () => platform.clock.advance(2 * HOUR_S + 600);

/** Plays a round to its end. @returns the id of its bet */
async function play(session: TestSession, taka: number) {
  const { id, round } = await bet(platform, session, taka);
  await win(platform, session, 0, round);
  return id;
}

/** Joins, and adds settled rounds of a slot with these stakes. The first game of the catalogue is the one of `addPlay`. */
async function joinWith(id: number, taka: number, player: TestPlayer) {
  await join(platform, player, id);
  if (taka) await addPlay(platform, player, taka, secondsAfter(platform.clock.now(), 1));
  return player;
}
const planForAll = (prizes: readonly number[]) => plan(platform, { prizes, gameType: null });

it('counts stakes of settled rounds in its games from joining to the end, and takes the stake of a voided round back', async () => {
  const [slot, live] = [await openTestSession(platform, 100_000n), await openTestSession(platform, 100_000n, 'LIVE')];
  const id = await plan(platform, { prizes: [100] });
  const early = await play(slot, 10);
  for (const player of [slot, live]) await join(platform, player, id);
  platform.clock.advance(60);
  await refund(platform, slot, early);
  expect(await pointsOf(platform, slot, id)).toBe(0);

  await play(slot, 20);
  const voided = await play(slot, 30);
  const open = await bet(platform, slot, 40);
  await play(live, 50);
  expect([await pointsOf(platform, slot, id), await pointsOf(platform, live, id)]).toEqual([50, 0]);
  await refund(platform, slot, voided);
  expect(await pointsOf(platform, slot, id)).toBe(20);

  platform.clock.advance(2 * HOUR_S);
  await win(platform, slot, 0, open.round);
  expect(await pointsOf(platform, slot, id)).toBe(20);
});

it('counts only the games of a list', async () => {
  const session = await openTestSession(platform, 100_000n);
  const others = await platform.db.execute<{ code: string }>(
    sql`select code from game where type = 'SLOT' and code <> ${session.game_code} limit 2`,
  );
  const codes = others.rows.map(({ code }) => code);
  const [without, within] = [
    await plan(platform, { prizes: [100], gameCodes: codes }),
    await plan(platform, { prizes: [100], gameCodes: [...codes, (await findGame(platform)).code] }),
  ];
  for (const id of [without, within]) await join(platform, session, id);
  platform.clock.advance(1);
  await play(session, 10);
  expect([await pointsOf(platform, session, without), await pointsOf(platform, session, within)]).toEqual([0, 10]);
  expect((await tableOf(platform, session, without)).tournament.games).toHaveLength(2);
});

it('shows a live table with shortened names and the own place, also to a player far below', async () => {
  const id = await planForAll([500, 200]);
  const first = await joinWith(id, 300, await platform.signUp('karim2026'));
  await joinWith(id, 300, await signUp());
  const third = await joinWith(id, 100, await signUp());
  const last = await joinWith(id, 0, await signUp());
  const { tournament, table } = await tableOf(platform, third, id);
  expect(tournament).toMatchObject({
    name: 'Slots week',
    phase: 'running',
    game_type: null,
    prizes: ['500.00', '200.00'],
    players: 4,
    own: { points: '100.00', place: 3, prize: '0.00', is_paid: false },
  });
  expect(table.map(({ place, points, is_own }) => [place, points, is_own])).toEqual([
    [1, '300.00', false],
    [1, '300.00', false],
    [3, '100.00', true],
  ]);
  expect(table[0]?.name).toBe('ka***6');
  expect(JSON.stringify(table)).not.toContain(first.username);
  expect((await tableOf(platform, last, id)).tournament.own).toMatchObject({ points: '0.00', place: null });
  expect((await listOf(platform, last)).find((each) => each.id === id)).toEqual((await tableOf(platform, last, id)).tournament);
});

it('pays each prize once at the end, also by three workers at once and again later, and ties share to the paisa', async () => {
  const id = await planForAll([100, 50.01, 10]);
  const players = [];
  for (const taka of [40, 20, 20, 5]) players.push(await joinWith(id, taka, await signUp()));
  const [winner] = players as [TestPlayer];
  const before = await cashOf(platform.db, winner.playerId);
  platform.clock.advance(2 * HOUR_S + 599);
  await pay();
  expect((await tableOf(platform, winner, id)).tournament.phase).toBe('counting');
  platform.clock.advance(1);
  await Promise.all([pay(), pay(), pay()]);
  platform.clock.advance(HOUR_S);
  await pay();
  const paid = [];
  for (const player of players) paid.push(await prizesOf(platform, player));
  expect(paid).toEqual([100, 30.01, 30, 0]);
  expect((await cashOf(platform.db, winner.playerId)) - before).toBe(10_000n);

  const { tournament, table } = await tableOf(platform, winner, id);
  expect(tournament).toMatchObject({ phase: 'finished', own: { place: 1, prize: '100.00', is_paid: true } });
  expect(table.map(({ place, prize }) => [place, prize])).toEqual([
    [1, '100.00'],
    [2, '30.01'],
    [2, '30.00'],
    [4, '0.00'],
  ]);
  expect((await ask(platform, winner, 'inbox')).body).toContain('You have won a prize');
  expect((await ask(platform, winner, 'wallet')).json<{ entries: object[] }>().entries[0]).toMatchObject({
    kind: 'bonus',
    amount: '100.00',
  });
  const { rows } = await platform.db.execute(sql`
    select required from turnover_ticket where player_id = ${winner.playerId} and ref_type = 'tournament_prize'`);
  expect(rows).toEqual([{ required: '10000' }]);
});

it('counts a round that is voided in the minutes after the end, and changes nothing once the places are fixed', async () => {
  const session = await openTestSession(platform, 100_000n);
  const id = await plan(platform, { prizes: [100] });
  await join(platform, session, id);
  platform.clock.advance(1);
  const [voided, late] = [await play(session, 10), await play(session, 20)];
  platform.clock.advance(2 * HOUR_S + 60);
  await refund(platform, session, voided);
  expect(await pointsOf(platform, session, id)).toBe(20);
  platform.clock.advance(HOUR_S);
  await pay();
  await refund(platform, session, late);
  expect(await pointsOf(platform, session, id)).toBe(20);
  expect(await prizesOf(platform, session)).toBe(100);
});

it('lets nobody join on a break, and keeps the prize of a player on a break until the break is over', async () => {
  const id = await planForAll([100]);
  const [winner, late] = [await joinWith(id, 10, await signUp()), await signUp()];
  platform.clock.advance(HOUR_S);
  for (const player of [winner, late]) await ask(platform, player, 'safer-play/time-out', { length: '24h' });
  expect((await join(platform, late, id)).json()).toMatchObject({ code: 'safer_play.time_out' });
  expect((await listOf(platform, late)).map((each) => each.id)).not.toContain(id);
  expect((await ask(platform, late, `tournaments/${id}`)).statusCode).toBe(404);
  toTheEnd();
  await pay();
  expect(await prizesOf(platform, winner)).toBe(0);
  expect((await tableOf(platform, winner, id)).tournament.own).toMatchObject({ prize: '100.00', is_paid: false });
  platform.clock.advance(24 * HOUR_S);
  await pay();
  expect(await prizesOf(platform, winner)).toBe(100);
});

it('is joined once, before its end, and only when it is planned', async () => {
  const id = await planForAll([100]);
  const proposed = await planForAll([1_000_000]);
  const player = await signUp();
  expect((await join(platform, player, id)).json()).toMatchObject({ id, players: 1, own: { points: '0.00' } });
  await addPlay(platform, player, 10, secondsAfter(platform.clock.now(), 1));
  expect((await join(platform, player, id)).json()).toMatchObject({ players: 1, own: { points: '10.00' } });
  expect((await join(platform, player, proposed)).statusCode).toBe(404);
  platform.clock.advance(2 * HOUR_S);
  const late = await join(platform, await signUp(), id);
  expect([late.statusCode, late.json()]).toEqual([422, expect.objectContaining({ message: 'This tournament is over.' })]);
});
