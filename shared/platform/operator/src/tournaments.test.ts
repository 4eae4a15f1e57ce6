import { sql } from '@site/platform-kit/data/sql';
import { operate } from '@site/platform-domains/funds/testing';
import { ask } from '@site/platform-domains/safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { requestOf } from './testing';
import { addPersonByKey } from './testing-console';
import { tournamentLine, tournamentLines, tournamentTable } from './tournaments-lines';
import type { PlannedRow, PlannedTournament } from './tournaments.shapes';

let platform: TestPlatform;
const keys: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-01-15T06:00:00Z') });
  await operate(platform, 'PATCH', 'settings', { second_person_from: 1000 });
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
    url: `/operator/tournaments${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    ...(method === 'GET' ? {} : { payload }),
  });
const PLAN = {
  name: 'Slots week',
  name_bn: 'স্লট সপ্তাহ',
  game_type: 'SLOT',
  from: '2026-01-15T06:00:00.000Z',
  until: '2026-01-22T06:00:00.000Z',
  prizes: ['500', '250.50'],
};
const plan = (changes: object = {}) => as('nadia', 'POST', '', { ...PLAN, ...changes });
const planned = async (changes: object = {}) => (await plan(changes)).json<PlannedTournament>();

it('plans a tournament that players can join at once, and writes who did', async () => {
  const answer = await planned();
  expect(answer).toMatchObject({
    name: 'Slots week',
    game_type: 'SLOT',
    games: [],
    prizes: ['500.00', '250.50'],
    total: '750.50',
    state: 'running',
    players: 0,
    proposed_by: 'nadia',
    decided_by: 'nadia',
  });
  const player = await platform.signUp();
  expect((await ask(platform, player, `tournaments/${answer.id}/join`, {})).statusCode).toBe(200);
  expect((await as('maya', 'GET', '')).json<PlannedTournament[]>()[0]).toMatchObject({ id: answer.id, players: 1 });
  const { rows } = await platform.db.execute(
    sql`select who, detail from audit_log where call like 'POST %/tournaments' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ who: 'nadia' }]);
  expect(JSON.stringify(rows)).toContain('Slots week');
});

it('waits for a second person when the prizes reach the limit, and is planned once', async () => {
  const { id, state } = await planned({ prizes: ['500', '500'] });
  expect(state).toBe('proposed');
  const own = await as('nadia', 'POST', `/${id}/confirm`);
  expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([403, 'platform.forbidden']);
  const answers = await Promise.all([1, 2].map(() => as('karim', 'POST', `/${id}/confirm`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await as('maya', 'GET', `/${id}`)).json()).toMatchObject({ tournament: { state: 'running', decided_by: 'karim' }, table: [] });
});

it('is refused while it waits, and taken back only while nobody has joined', async () => {
  const { id: waiting } = await planned({ prizes: ['5000'] });
  expect((await as('nadia', 'POST', `/${waiting}/refuse`)).json()).toMatchObject({ state: 'refused' });
  expect((await as('karim', 'POST', `/${waiting}/confirm`)).statusCode).toBe(409);
  const [{ id: empty }, { id: joined }] = [await planned(), await planned()];
  expect((await as('nadia', 'POST', `/${empty}/withdraw`)).json()).toMatchObject({ state: 'withdrawn' });
  await ask(platform, await platform.signUp(), `tournaments/${joined}/join`, {});
  expect((await as('nadia', 'POST', `/${joined}/withdraw`)).statusCode).toBe(409);
  expect((await as('nadia', 'POST', '/999999/withdraw')).statusCode).toBe(404);
});

it('is planned by an administrator alone', async () => {
  expect((await as('maya', 'POST', '', PLAN)).statusCode).toBe(403);
  const { id } = await planned();
  for (const change of ['confirm', 'refuse', 'withdraw']) expect((await as('maya', 'POST', `/${id}/${change}`)).statusCode).toBe(403);
});

it.each([
  ['a name of blanks', { name: ' ' }],
  ['no prize', { prizes: [] }],
  ['a prize that is larger than the one before', { prizes: ['100', '200'] }],
  ['an end before the beginning', { from: '2026-01-22T06:00:00.000Z', until: '2026-01-21T06:00:00.000Z' }],
  ['an end that is over', { from: '2026-01-01T06:00:00.000Z', until: '2026-01-14T06:00:00.000Z' }],
  ['a game that is not there', { games: ['NONE1'] }],
])('refuses %s', async (_name, wrong) => {
  expect((await plan(wrong)).statusCode).toBe(422);
});

it('is a verb of the command line, which sends lists as text', async () => {
  const words = ['--name', 'Slots week', '--name-bn', 'স্লট', '--from', PLAN.from, '--until', PLAN.until, '--prizes', '500,250'];
  const asked = requestOf(['tournaments', 'plan', ...words, '--type', 'SLOT']);
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/operator/tournaments',
    body: { name_bn: 'স্লট', game_type: 'SLOT', prizes: '500,250' },
  });
  expect(requestOf(['tournaments', 'withdraw', '4'])).toMatchObject({ path: '/operator/tournaments/4/withdraw' });
  const { id } = await planned({ prizes: '500,250' });
  const rows = (await as('maya', 'GET', '')).json<PlannedTournament[]>();
  expect(tournamentLines(rows)).toBe(rows.map(tournamentLine).join('\n'));
  expect(tournamentLines([])).toBe('There is no tournament.');
  const shown = (await as('maya', 'GET', `/${id}`)).json<{ tournament: PlannedTournament; table: PlannedRow[] }>();
  const row: PlannedRow = { place: 1, username: 'rahim', points: '10.00', prize: '500.00', paid_at: null };
  expect(tournamentTable({ ...shown, table: [row] })).toContain(`#${id}`);
});
