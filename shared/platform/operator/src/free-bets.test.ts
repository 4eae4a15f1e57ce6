import { sql } from '@site/platform-kit/data/sql';
import { inboxOf, operate } from '@site/platform-domains/funds/testing';
import { assertLedger, playerFreeBets, readBalance } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { freeBetLine, freeBetLines } from './free-bets-lines';
import type { PlayerFreeBet } from './free-bets.shapes';
import { requestOf } from './testing';
import { addPersonByKey } from './testing-console';

let platform: TestPlatform;
let player: TestPlayer;
const keys: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform();
  await operate(platform, 'PATCH', 'settings', { second_person_from: 1000 });
  for (const name of ['nadia', 'karim']) keys[name] = (await addPersonByKey(platform, name, 'admin')).key;
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const as = (name: string, method: 'GET' | 'POST', path: string, payload: object = {}) =>
  platform.operator.inject({
    method,
    url: `/operator/players/${player.username}/free-bets${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    ...(method === 'GET' ? {} : { payload }),
  });
const OFFER = { amount: '500', odds: '1.5', days: 7, reason: 'A late settlement' };
const give = (payload: object = {}) => as('nadia', 'POST', '', { ...OFFER, ...payload });
const balance = async () => Number(await readBalance(platform.db, playerFreeBets(player.playerId).key)) / 100;
const list = async () => (await as('karim', 'GET', '')).json<PlayerFreeBet[]>();

it('gives a free bet, and the player reads about it', async () => {
  const answer = await give();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({
      amount: '500.00',
      left: '500.00',
      least_odds: '1.50',
      state: 'open',
      reason: OFFER.reason,
      proposed_by: 'nadia',
    }),
  ]);
  expect(await balance()).toBe(500);
  expect(JSON.stringify(await inboxOf(platform, player))).toContain('You have a free bet');
  const { rows } = await platform.db.execute(sql`select who, detail from audit_log where call like '%free-bets' order by id desc limit 1`);
  expect(rows).toMatchObject([{ who: 'nadia' }]);
  expect(JSON.stringify(rows)).toContain(OFFER.reason);
});

it('waits for a second person from the limit on, and is given once', async () => {
  const { id } = (await give({ amount: '1000' })).json<PlayerFreeBet>();
  expect(await list()).toMatchObject([{ state: 'proposed', left: '0.00', decided_by: null }]);
  expect(await balance()).toBe(0);
  const own = await as('nadia', 'POST', `/${id}/confirm`);
  expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([403, 'platform.forbidden']);
  const answers = await Promise.all([1, 2].map(() => as('karim', 'POST', `/${id}/confirm`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(1000);
  expect(await list()).toMatchObject([{ state: 'open', decided_by: 'karim' }]);
});

it('refuses a proposed one, also by the person who proposed it', async () => {
  const { id } = (await give({ amount: '1000' })).json<PlayerFreeBet>();
  expect((await as('nadia', 'POST', `/${id}/refuse`)).json()).toMatchObject({ state: 'refused', decided_by: 'nadia' });
  expect((await as('karim', 'POST', `/${id}/confirm`)).statusCode).toBe(409);
  expect(await balance()).toBe(0);
});

it('gives nothing to a player on a break, and no proposal of another player', async () => {
  const { id } = (await give({ amount: '1000' })).json<PlayerFreeBet>();
  await operate(platform, 'POST', `safer-play/${player.username}/time-out`, { length: '24h', reason: 'Rest' });
  for (const answer of [await give(), await as('karim', 'POST', `/${id}/confirm`)])
    expect(answer.json()).toMatchObject({ code: 'safer_play.time_out' });
  player = await platform.signUp();
  expect((await as('karim', 'POST', `/${id}/confirm`)).statusCode).toBe(404);
});

it.each([[{ amount: '99' }], [{ amount: '50001' }], [{ odds: '1' }], [{ days: 91 }], [{ reason: ' ' }]])(
  'refuses an offer with %p',
  async (wrong) => {
    expect((await give(wrong)).statusCode).toBe(422);
  },
);

it('is a verb of the command line', async () => {
  expect(requestOf(['free-bets', 'give', 'rahim', '--amount', '500', '--odds', '1.5', '--days', '7', '--reason', 'Late'])).toMatchObject({
    method: 'POST',
    path: '/operator/players/rahim/free-bets',
    body: { amount: '500', odds: '1.5', days: '7', reason: 'Late' },
  });
  expect(requestOf(['free-bets', 'confirm', 'rahim', '4'])).toMatchObject({ path: '/operator/players/rahim/free-bets/4/confirm' });
  const { id } = (await give()).json<PlayerFreeBet>();
  const rows = await list();
  expect(freeBetLines(rows)).toBe(rows.map(freeBetLine).join('\n'));
  expect(freeBetLines(rows)).toContain(`#${id}`);
  expect(freeBetLines([])).toBe('The player has no free bet.');
});
