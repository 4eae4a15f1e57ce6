import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { inboxOf, operate } from '@site/platform-domains/funds/testing';
import { findGame } from '@site/platform-domains/games/testing';
import { assertLedger, playerFreeBets, playerFreeSpins, readBalance } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { freeSpinsLine, freeSpinsLines } from './free-spins-lines';
import type { PlayerFreeSpins } from './free-spins.shapes';
import { requestOf } from './testing';
import { addPersonByKey } from './testing-console';

let platform: TestPlatform;
let player: TestPlayer;
let game: string;
const keys: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform();
  await operate(platform, 'PATCH', 'settings', { second_person_from: 1000 });
  for (const name of ['nadia', 'karim']) keys[name] = (await addPersonByKey(platform, name, 'admin')).key;
  game = (await findGame(platform)).code;
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const as = (name: string, method: 'GET' | 'POST', path: string, payload: object = {}, of = 'free-spins') =>
  platform.operator.inject({
    method,
    url: `/operator/players/${player.username}/${of}${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    ...(method === 'GET' ? {} : { payload }),
  });
const OFFER = { spins: 10, stake: '20', days: 7, reason: 'A late settlement' };
const give = (payload: object = {}) => as('nadia', 'POST', '', { game, ...OFFER, ...payload });
const balance = async (account = playerFreeSpins) => Number(await readBalance(platform.db, account(player.playerId).key)) / 100;
const list = async () => (await as('karim', 'GET', '')).json<PlayerFreeSpins[]>();

it('gives free spins in one game, and the player reads about them', async () => {
  const answer = await give();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ spins: 10, left: 10, stake: '20.00', state: 'open', reason: OFFER.reason, proposed_by: 'nadia' }),
  ]);
  expect(await balance()).toBe(200);
  expect(JSON.stringify(await inboxOf(platform, player))).toContain('10 free spins of ৳20.00');
  const { rows } = await platform.db.execute(sql`select who, detail from audit_log where call like '%free-spins' order by id desc limit 1`);
  expect(rows).toMatchObject([{ who: 'nadia' }]);
  const own = await platform.app.inject({ url: '/api/free-spins', headers: { authorization: `Bearer ${player.token}` } });
  expect(own.json()).toMatchObject({ free_spins: [{ game: { code: game }, left: 10, used: 0, won: '0.00', state: 'open' }] });
  expect(own.body).not.toContain(OFFER.reason);
});

it('waits for a second person from the limit on, by the value of all spins, and is given once', async () => {
  const { id } = (await give({ spins: 50 })).json<PlayerFreeSpins>();
  expect(await list()).toMatchObject([{ state: 'proposed', left: 0, decided_by: null }]);
  expect(await balance()).toBe(0);
  const own = await as('nadia', 'POST', `/${id}/confirm`);
  expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([403, 'platform.forbidden']);
  const answers = await Promise.all([1, 2].map(() => as('karim', 'POST', `/${id}/confirm`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(1000);
});

it('refuses a proposal, also by the person who proposed it', async () => {
  const { id } = (await give({ spins: 50 })).json<PlayerFreeSpins>();
  expect((await as('nadia', 'POST', `/${id}/refuse`)).json()).toMatchObject({ state: 'refused', decided_by: 'nadia' });
  expect((await as('karim', 'POST', `/${id}/confirm`)).statusCode).toBe(409);
  expect(await balance()).toBe(0);
});

it('ends free spins early, once, and what is left goes back to the house', async () => {
  const { id } = (await give()).json<PlayerFreeSpins>();
  const answers = await Promise.all([1, 2].map(() => as('karim', 'POST', `/${id}/end`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await list()).toMatchObject([{ state: 'ended', left: 0, ended_by: 'karim' }]);
  expect(await balance()).toBe(0);
});

it('gives nothing to a player on a break, and decides about no free spins of another player', async () => {
  const { id } = (await give({ spins: 50 })).json<PlayerFreeSpins>();
  await operate(platform, 'POST', `safer-play/${player.username}/time-out`, { length: '24h', reason: 'Rest' });
  for (const answer of [await give(), await as('karim', 'POST', `/${id}/confirm`)])
    expect(answer.json()).toMatchObject({ code: 'safer_play.time_out' });
  player = await platform.signUp();
  for (const decision of ['confirm', 'refuse', 'end']) expect((await as('karim', 'POST', `/${id}/${decision}`)).statusCode).toBe(404);
});

it('gives once for one key, and refuses the key with other content', async () => {
  const key = randomUUID();
  const answers = await Promise.all([1, 2].map(() => give({ key })));
  expect(answers[0]?.json<PlayerFreeSpins>().id).toBe(answers[1]?.json<PlayerFreeSpins>().id);
  expect(await balance()).toBe(200);
  expect((await give({ key, spins: 11 })).json()).toMatchObject({ code: 'platform.key_reused' });
  player = await platform.signUp();
  expect((await give({ key })).statusCode).toBe(409);
  expect(await list()).toEqual([]);
});

it('gives a free bet once for one key, too', async () => {
  const offer = { amount: '500', odds: '1.5', days: 7, reason: 'Late', key: randomUUID() };
  const giveBet = (change = {}) => as('nadia', 'POST', '', { ...offer, ...change }, 'free-bets');
  const [first, second] = await Promise.all([giveBet(), giveBet()]);
  expect(first?.json()).toEqual(second?.json());
  expect((await giveBet({ odds: '1.6' })).json()).toMatchObject({ code: 'platform.key_reused' });
  expect(await balance(playerFreeBets)).toBe(500);
});

it.each([
  [{ spins: 201 }],
  [{ spins: 0 }],
  [{ stake: '0.99' }],
  [{ stake: '101' }],
  [{ days: 91 }],
  [{ reason: ' ' }],
  [{ game: 'NONE1' }],
])('refuses an offer with %p', async (wrong) => {
  expect((await give(wrong)).statusCode).toBe(422);
});

it('refuses a game that is no slot', async () => {
  const table = await findGame(platform, 'TABLE');
  expect((await give({ game: table.code })).json()).toMatchObject({
    code: 'platform.invalid',
    message: expect.stringMatching(/slot game/),
  });
});

it('is a verb of the command line', async () => {
  const words = ['--game', game, '--spins', '10', '--stake', '20', '--days', '7', '--reason', 'Late'];
  expect(requestOf(['free-spins', 'give', 'rahim', ...words])).toMatchObject({
    method: 'POST',
    path: '/operator/players/rahim/free-spins',
    body: { game, spins: '10', stake: '20', days: '7', reason: 'Late' },
  });
  expect(requestOf(['free-spins', 'end', 'rahim', '4'])).toMatchObject({ path: '/operator/players/rahim/free-spins/4/end' });
  const { id } = (await give()).json<PlayerFreeSpins>();
  const rows = await list();
  expect(freeSpinsLines(rows)).toBe(rows.map(freeSpinsLine).join('\n'));
  expect(freeSpinsLines(rows)).toContain(`#${id}`);
  expect(freeSpinsLines([])).toBe('The player has no free spins.');
});
