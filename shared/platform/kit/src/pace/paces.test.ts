import { sql } from '../data/sql';
import type { Endpoint, PaceGroup } from '@site/api/schema';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createManualClock } from '../time/clock';
import { readLimits } from './limits';
import { createPaces } from './paces';

const A_FEW =
  'betsPerPlayer=3/60 cancelsPerPlayer=3/60 launchesPerPlayer=3/60 inboxPerPlayer=3/60 foreignOwnersPerPlayer=3/60 signUpPerAddress=10000/60';

let platform: TestPlatform;
type Player = Awaited<ReturnType<TestPlatform['signUp']>>;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits(A_FEW) } });
});
afterAll(() => platform.stop());

const ask = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, { token }: Player, payload?: object) =>
  platform.app.inject({
    method,
    url: path.replace(/:\w+/g, '1'),
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' || method === 'PATCH' ? { payload: payload ?? {} } : {}),
  });

/** Sends `count` calls, one after the other. @returns their statuses */
async function statuses(calls: readonly Endpoint[], player: Player, count: number) {
  const seen: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const call = calls[nth % calls.length];
    if (call) seen.push((await ask(call, player)).statusCode);
  }
  return seen;
}

const paced = (group: PaceGroup) => platform.app.endpoints.filter(({ pace }) => pace === group);

it.each<[PaceGroup, number]>([
  ['bets', 5],
  ['cancels', 3],
  ['launches', 3],
  ['inbox', 7],
])('limits %s of a player: 429 with a time to retry, for that player and for that group only', async (group, calls) => {
  expect(paced(group)).toHaveLength(calls);
  const [player, other] = [await platform.signUp(), await platform.signUp()];
  expect((await statuses(paced(group), player, 3)).includes(429)).toBe(false);
  platform.clock.advance(20);
  for (const call of paced(group)) {
    const refused = await ask(call, player);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    expect(refused.json()).toMatchObject({ code: 'platform.too_many', message: 'Too many attempts. Please try again later.' });
  }
  expect(await statuses(paced(group), other, 3)).not.toContain(429);
  const others = platform.app.endpoints.filter(({ pace }) => pace && pace !== group).slice(0, 1);
  expect(await statuses(others, player, 1)).not.toContain(429);
  platform.clock.advance(40);
  expect(await statuses(paced(group), player, 3)).not.toContain(429);
});

it('refuses a player who names another player each time, and logs only the first few', async () => {
  const [player, victim] = [await platform.signUp(), await platform.signUp()];
  const written = async () =>
    (
      await platform.db.execute<{ rows: number }>(
        sql`select count(*)::int as rows from audit_log where action = 'foreign_owner' and player_id = ${player.playerId}`,
      )
    ).rows[0]?.rows;
  const name = () => ask({ method: 'POST', path: '/api/submit-withdraw' }, player, { remote_id: victim.remoteId });
  const answers = [await name(), await name(), await name(), await name(), await name()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  expect(await written()).toBe(3);
  platform.clock.advance(60);
  await name();
  expect(await written()).toBe(4);
});

it('drops a window when it is over', () => {
  const clock = createManualClock();
  const paces = createPaces(clock);
  const limit = { tries: 1, windowS: 60 };
  for (let nth = 0; nth < 10_000; nth++) paces.take(`early ${nth}`, limit);
  clock.advance(60);
  paces.take('late', limit);
  expect(paces.size()).toBe(1);
  expect(paces.take('late', limit)).toEqual({ isAllowed: false, retryAfterS: 60 });
});
