import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { missionLine, missionLines } from './missions-lines';
import type { PlannedMission } from './missions.shapes';
import { requestOf } from './testing';
import { addPersonByKey } from './testing-console';

let platform: TestPlatform;
const keys: Record<string, string> = {};
beforeAll(async () => {
  // A Wednesday.
  platform = await createTestPlatform({ now: new Date('2026-01-14T06:00:00Z') });
  for (const [name, role] of [
    ['nadia', 'admin'],
    ['karim', 'admin'],
    ['maya', 'support'],
  ] as const)
    keys[name] = (await addPersonByKey(platform, name, role)).key;
});
afterAll(() => platform.stop());

const as = (name: string, method: 'GET' | 'POST', path: string, payload: object = {}) =>
  platform.operator.inject({
    method,
    url: `/operator/missions${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    ...(method === 'GET' ? {} : { payload }),
  });
const MISSION = {
  name: 'Ten spins',
  name_bn: 'দশ স্পিন',
  goal: 'rounds',
  target: 10,
  least_stake: '5',
  game_type: 'SLOT',
  period: 'day',
  first_day: '2026-01-14',
  last_day: '2026-01-20',
  prize: '50',
};
const propose = (changes: object = {}) => as('nadia', 'POST', '', { ...MISSION, ...changes });
const proposed = async (changes: object = {}) => (await propose(changes)).json<PlannedMission>();
const confirm = (id: number) => as('karim', 'POST', `/${id}/confirm`);

it('waits for a second person, and is planned once', async () => {
  const answer = await proposed();
  expect(answer).toMatchObject({ name: 'Ten spins', target: 10, least_stake: '5.00', prize: '50.00', state: 'proposed', claims: 0 });
  const own = await as('nadia', 'POST', `/${answer.id}/confirm`);
  expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([403, 'platform.forbidden']);
  const answers = await Promise.all([1, 2].map(() => confirm(answer.id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await as('maya', 'GET', '')).json()).toMatchObject([{ id: answer.id, state: 'running', decided_by: 'karim' }]);
  const { rows } = await platform.db.execute(
    sql`select who, detail from audit_log where call like 'POST %/missions' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ who: 'nadia' }]);
  expect(JSON.stringify(rows)).toContain('Ten spins');
});

it('ends with the running day or week, and is taken back before it begins', async () => {
  const { id } = await proposed();
  await confirm(id);
  expect((await as('nadia', 'POST', `/${id}/end`)).json()).toMatchObject({ last_day: '2026-01-14', state: 'running' });
  expect((await as('nadia', 'POST', `/${id}/end`)).statusCode).toBe(409);
  const weeks = await proposed({ period: 'week', first_day: '2026-01-12', last_day: '2026-01-25' });
  await confirm(weeks.id);
  expect((await as('nadia', 'POST', `/${weeks.id}/end`)).json()).toMatchObject({ last_day: '2026-01-18' });
  const later = await proposed({ first_day: '2026-01-15' });
  await confirm(later.id);
  expect((await as('nadia', 'POST', `/${later.id}/end`)).json()).toMatchObject({ state: 'withdrawn' });
});

it('is refused while it waits, and changed by an administrator alone', async () => {
  const { id } = await proposed();
  for (const change of ['confirm', 'refuse', 'end']) expect((await as('maya', 'POST', `/${id}/${change}`)).statusCode).toBe(403);
  expect((await as('maya', 'POST', '', MISSION)).statusCode).toBe(403);
  expect((await as('nadia', 'POST', `/${id}/refuse`)).json()).toMatchObject({ state: 'refused' });
  expect((await confirm(id)).statusCode).toBe(409);
  expect((await confirm(999_999)).statusCode).toBe(404);
});

it.each([
  ['a goal of nothing', { target: 0 }],
  ['a prize of nothing', { prize: '0' }],
  ['days in the wrong order', { last_day: '2026-01-13' }],
  ['days that are over', { first_day: '2026-01-01', last_day: '2026-01-13' }],
  ['a week that begins on a Wednesday', { period: 'week' }],
])('refuses %s', async (_name, wrong) => {
  expect((await propose(wrong)).statusCode).toBe(422);
});

it('is a verb of the command line', async () => {
  expect(requestOf(['missions', 'propose', 'name=Ten spins', 'target=10'])).toMatchObject({
    method: 'POST',
    path: '/operator/missions',
    body: { name: 'Ten spins', target: '10' },
  });
  expect(requestOf(['missions', 'end', '4'])).toMatchObject({ path: '/operator/missions/4/end' });
  await proposed({ target: '10' });
  const rows = (await as('maya', 'GET', '')).json<PlannedMission[]>();
  expect(missionLines(rows)).toBe(rows.map(missionLine).join('\n'));
  expect(missionLines([])).toBe('There is no mission.');
});
