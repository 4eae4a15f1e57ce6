import { IDENTITY_REASONS } from '@site/api/contracts/identity';
import { sql } from '@site/platform-kit/data/sql';
import { identityOf, PIXEL, sendPassport } from '@site/platform-domains/access/testing';
import { operate } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { documentLines, identityLines } from './identity-lines';
import type { IdentityQueue, ReadDocument } from './identity.shapes';
import { requestOf } from './testing';
import { addPersonByKey, joinAs, openBrowser } from './testing-console';

let platform: TestPlatform;
let player: TestPlayer;
let cashier: Awaited<ReturnType<typeof joinAs>>['browser'];
beforeAll(async () => {
  platform = await createTestPlatform();
  ({ browser: cashier } = await joinAs(platform, 'karim', 'cashier'));
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => platform.stop());

const queue = async () => (await cashier.get('identity')).json<IdentityQueue>();
/** Sends a passport. @returns its number */
async function sent(who: TestPlayer = player) {
  await sendPassport(platform, who);
  return (await queue()).rows.find(({ username }) => username === who.username)?.id ?? 0;
}

it('lists documents that wait, the oldest first, and shows one with its player', async () => {
  const first = await sent();
  platform.clock.advance(60);
  const second = await sent(await platform.signUp());
  const { rows, count } = await queue();
  expect(rows.map(({ id }) => id).slice(-2)).toEqual([first, second]);
  expect(count).toBe(rows.length);
  expect((await cashier.get(`identity/${first}`)).json()).toMatchObject({
    id: first,
    kind: 'passport',
    state: 'waiting',
    sides: [{ side: 'front', type: 'image/png' }],
    player: { username: player.username, status: 'active', birthday: null },
    earlier: [],
  });
  expect((await cashier.get('identity/999999')).statusCode).toBe(404);
});

it('refuses a document with a reason, and shows it beside the next one', async () => {
  const first = await sent();
  expect((await cashier.post(`identity/${first}/refuse`, { reason: ' ' })).statusCode).toBe(422);
  const refused = await cashier.post(`identity/${first}/refuse`, { reason: IDENTITY_REASONS[2] });
  expect(refused.json()).toMatchObject({ state: 'refused', decided_by: 'karim', reason: IDENTITY_REASONS[2] });
  expect(await identityOf(platform, player)).toMatchObject({ state: 'refused', reason: IDENTITY_REASONS[2] });
  const second = await sent();
  expect((await cashier.get(`identity/${second}`)).json<ReadDocument>().earlier).toEqual([
    expect.objectContaining({ id: first, state: 'refused', reason: IDENTITY_REASONS[2] }),
  ]);
});

it('accepts a document once', async () => {
  const id = await sent();
  expect((await cashier.post(`identity/${id}/accept`)).json()).toMatchObject({ state: 'accepted', decided_by: 'karim', reason: null });
  const again = await cashier.post(`identity/${id}/refuse`, { reason: 'Too late.' });
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'funds.not_changeable']);
  expect((await queue()).rows.map((row) => row.id)).not.toContain(id);
});

it('serves a file to a session as a picture that cannot run anything, and in no cache', async () => {
  const id = await sent();
  const answer = await cashier.send('GET', `identity/${id}/files/front`, { headers: { 'sec-fetch-dest': 'image' } });
  expect(answer.rawPayload).toEqual(PIXEL);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect((await cashier.get(`identity/${id}/files/back`)).statusCode).toBe(404);
});

it('is no matter of strangers, of foreign pages and of other roles', async () => {
  const id = await sent();
  const { key } = await addPersonByKey(platform, 'leila', 'support');
  for (const path of ['identity', `identity/${id}`, `identity/${id}/files/front`]) {
    expect((await openBrowser(platform).get(path)).statusCode).toBe(401);
    expect((await cashier.send('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
    expect((await platform.operator.inject({ url: `/operator/${path}`, headers: { 'x-operator-key': key } })).statusCode).toBe(403);
  }
});

it('writes into the audit log who looked at a file and who decided, and whose document it is', async () => {
  const id = await sent();
  await cashier.get(`identity/${id}/files/front`);
  await cashier.post(`identity/${id}/accept`);
  const { rows } = await platform.db.execute(sql`
    select who, call, outcome from audit_log where player_id = ${player.playerId} and call like '%identity%' order by id`);
  expect(rows).toEqual([
    { who: 'karim', call: 'GET /operator/identity/:document/files/:side', outcome: 200 },
    { who: 'karim', call: 'POST /operator/identity/:document/accept', outcome: 200 },
  ]);
});

it('is a verb of the command line', async () => {
  expect(requestOf(['identity', 'list'])).toEqual({ method: 'GET', path: '/operator/identity' });
  expect(requestOf(['identity', 'refuse', '7', 'It is torn.'])).toEqual({
    method: 'POST',
    path: '/operator/identity/7/refuse',
    body: { reason: 'It is torn.' },
  });
  expect(requestOf(['identity', 'refuse', '7', ' '])).toBeNull();
  const id = await sent();
  expect(identityLines(await queue())).toContain(`#${id}  passport         ${player.username}`);
  expect(identityLines({ rows: [], count: 0 })).toBe('No document waits.');
  expect(documentLines((await operate(platform, 'GET', `identity/${id}`)).json<ReadDocument>())).toContain(`#${id}  passport  waiting`);
});
