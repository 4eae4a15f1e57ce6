import { getGeneral, type General } from '@site/api/contracts/site';
import { settingDefaults } from '@site/platform-domains/site/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { AuditPage } from './audit.shapes';
import { settingsLines } from './settings-lines';
import { SETTING_FIELDS, type SettingKey, type SettingsView } from './settings.shapes';
import { addPersonByKey } from './testing-console';

let platform: TestPlatform;
const keys: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform();
  for (const name of ['nadia', 'karim'] as const) keys[name] = (await addPersonByKey(platform, name, 'admin')).key;
});
afterAll(() => platform.stop());

const as = (name: string, method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
  platform.operator.inject({
    method,
    url: `/operator/${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    ...(payload ? { payload } : {}),
  });
const read = async () => (await as('nadia', 'GET', 'settings')).json<SettingsView>();
const rowOf = ({ rows }: SettingsView, key: SettingKey) => rows.find((row) => row.key === key);
const general = async () => (await platform.app.inject(getGeneral.path)).json<General>();

it('shows every setting with its value, its standard, and who changed it last', async () => {
  expect((await read()).rows.map(({ key }) => key).sort()).toEqual(Object.keys(settingDefaults).sort());
  expect(rowOf(await read(), 'site_title')).toEqual({ key: 'site_title', value: 'Shapla', standard: 'Shapla', changed: null });
  await as('karim', 'PATCH', 'settings', { site_title: 'Lily Club' });
  expect(rowOf(await read(), 'site_title')).toEqual({
    key: 'site_title',
    value: 'Lily Club',
    standard: 'Shapla',
    changed: { by: 'karim', at: platform.clock.now().toISOString(), before: 'Shapla' },
  });
  expect((await general()).site_title).toBe('Lily Club');
  expect(settingsLines(await read())).toMatch(/^site_title +Lily Club\n +changed by karim .* before: Shapla$/m);
});

it('has the same words in the audit log', async () => {
  await as('nadia', 'PATCH', 'settings', { support_mail: 'help@lily.example' });
  const { rows } = (await as('nadia', 'GET', 'audit?who=nadia')).json<AuditPage>();
  expect(rows.find(({ call }) => call === 'PATCH /operator/settings')?.detail).toMatchObject({
    input: { support_mail: 'help@lily.example' },
  });
});

it('refuses a change by somebody who has not seen the last one, and makes none of it', async () => {
  const { version } = await read();
  const first = await as('nadia', 'PATCH', 'settings', { welcome_credit: '300', version });
  expect(first.statusCode).toBe(200);
  const second = await as('karim', 'PATCH', 'settings', { welcome_credit: '100', notice: 'Hello', version });
  expect([second.statusCode, second.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'funds.changed', message: expect.stringContaining('Somebody else has changed this') }),
  ]);
  expect(rowOf(await read(), 'welcome_credit')?.value).toBe('300');
  expect(rowOf(await read(), 'notice')?.changed).toBeNull();
  const again = await as('karim', 'PATCH', 'settings', { welcome_credit: '100', version: first.json<SettingsView>().version });
  expect(rowOf(again.json(), 'welcome_credit')).toMatchObject({ value: '100', changed: { by: 'karim', before: '300' } });
});

it('changes nothing for a value that is there already', async () => {
  const { version } = await read();
  await as('nadia', 'PATCH', 'settings', { auto_review: 'on' });
  expect((await read()).version).toBe(version);
});

it.each([
  [{ balance_poll_s: 9 }],
  [{ balance_poll_s: 61 }],
  [{ welcome_credit: '1.5' }],
  [{ welcome_credit: -1 }],
  [{ site_status: '2' }],
  [{ payment_list: 'both' }],
  [{ tawk_id: 'not an id' }],
  [{ notice: 'x'.repeat(2001) }],
  [{ unknown: 'x' }],
])('refuses %j', async (change) => {
  expect((await as('nadia', 'PATCH', 'settings', change)).statusCode).toBe(422);
});

it('takes the state of the site as a number and as text', async () => {
  await as('nadia', 'PATCH', 'settings', { site_status: 0 });
  expect((await general()).site_status).toBe(0);
  await as('nadia', 'PATCH', 'settings', { site_status: '1' });
  expect((await general()).site_status).toBe(1);
});

it('has bounds for every number, and choices that are not one', () => {
  for (const field of Object.values(SETTING_FIELDS)) {
    if (field.kind === 'whole') expect(field.least).toBeLessThan(field.most);
    if (field.kind === 'choice') expect(field.choices.length).toBeGreaterThan(1);
  }
});

describe('the limit from which two people decide', () => {
  const limit = async () => rowOf(await read(), 'second_person_from')?.value;
  const propose = async (value: number) => {
    await as('nadia', 'PATCH', 'settings', { second_person_from: value });
    const { proposal } = await read();
    return proposal;
  };

  it('is lowered by one person at once', async () => {
    await as('nadia', 'PATCH', 'settings', { second_person_from: 5000 });
    expect(await limit()).toBe('5000');
    expect((await read()).proposal).toBeNull();
  });

  it('is raised only when another person confirms that value', async () => {
    const proposal = await propose(9000);
    expect(proposal).toMatchObject({ key: 'second_person_from', value: '9000', by: 'nadia' });
    expect(await limit()).toBe('5000');
    expect(settingsLines(await read())).toContain(`Another person: setting-proposal confirm ${proposal?.id}`);
    const own = await as('nadia', 'POST', `setting-proposals/${proposal?.id}/confirm`, {});
    expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([
      403,
      'You have proposed this value. Another person has to confirm it.',
    ]);
    expect(await limit()).toBe('5000');
    await as('karim', 'POST', `setting-proposals/${proposal?.id}/confirm`, {});
    expect(await limit()).toBe('9000');
    expect((await read()).proposal).toBeNull();
    expect(rowOf(await read(), 'second_person_from')?.changed).toMatchObject({ by: 'karim', before: '5000' });
  });

  it('keeps the other settings of the same change, which need no second person', async () => {
    await as('nadia', 'PATCH', 'settings', { second_person_from: 50_000, site_title: 'Lily House' });
    expect(rowOf(await read(), 'site_title')?.value).toBe('Lily House');
    expect(await limit()).toBe('9000');
  });

  it('is not confirmed by who has seen another value', async () => {
    const earlier = await propose(60_000);
    const later = await propose(70_000);
    const answer = await as('karim', 'POST', `setting-proposals/${earlier?.id}/confirm`, {});
    expect(answer.json()).toMatchObject({ code: 'funds.changed' });
    expect(await limit()).toBe('9000');
    await as('nadia', 'POST', `setting-proposals/${later?.id}/withdraw`, {});
    expect((await read()).proposal).toBeNull();
  });

  it('ends a proposal when somebody lowers it meanwhile', async () => {
    await propose(80_000);
    await as('karim', 'PATCH', 'settings', { second_person_from: 1000 });
    expect((await read()).proposal).toBeNull();
    expect(await limit()).toBe('1000');
  });
});
