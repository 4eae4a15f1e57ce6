import { screen, waitFor, within } from '@testing-library/react';
import {
  confirmSetting,
  patchSettings,
  readSettings,
  SETTING_FIELDS,
  type SettingKey,
  type SettingsView,
} from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, CASHIER, HOSTILE_TEXTS, onCall, renderConsole } from '#testing';

const AT = '2026-01-15T05:40:00.000Z';
const KEYS = Object.keys(SETTING_FIELDS) as SettingKey[];

/** A value that each setting can have. */
const valueOf = (key: SettingKey) => {
  const field = SETTING_FIELDS[key];
  if (field.kind === 'choice') return field.choices[0];
  return field.kind === 'whole' ? String(field.least) : '';
};
const view = (over: Partial<Record<SettingKey, string>> = {}, rest: Partial<SettingsView> = {}): SettingsView => ({
  version: 7,
  rows: KEYS.map((key) => ({ key, value: over[key] ?? valueOf(key), standard: valueOf(key), changed: null })),
  proposal: null,
  ...rest,
});
const VIEW = view({ site_title: 'Shapla', welcome_credit: '500', second_person_from: '5000' });
const open = (...api: Stub[]) => renderConsole({ session: ADMIN, path: '/settings', api: [onCall(readSettings, VIEW), ...api] });
const dialog = async () => within(await screen.findByRole('dialog'));
const review = async (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Review and save' }));

it('shows each setting in its group with its meaning, unit and bounds', async () => {
  open();
  const money = within(await screen.findByRole('region', { name: 'Money' }));
  const credit = money.getByLabelText('Welcome credit');
  expect(credit).toHaveValue('500');
  expect(credit).toHaveAccessibleDescription('Play money that a new player starts with; 0 gives none. Whole BDT, 0 to 100,000.');
  expect(screen.getAllByText('Nobody has changed it.', { exact: false })).toHaveLength(KEYS.length);
  await expectAccessible();
});

it('names who changed a setting last, and what it was before', async () => {
  const rows = VIEW.rows.map((row) => (row.key === 'site_title' ? { ...row, changed: { by: 'karim', at: AT, before: 'Padma' } } : row));
  open(onCall(readSettings, { ...VIEW, rows }));
  expect(await screen.findByText(/Changed by karim, 15\/01\/2026 11:40:00\. Before:/)).toHaveTextContent('Padma');
});

it('shows old and new values before it saves them, with the version that was seen', async () => {
  const { user, api } = open(onCall(patchSettings, view({ site_title: 'Lily Club', welcome_credit: '300' }, { version: 9 })));
  await user.clear(await screen.findByLabelText('Name of the site'));
  await user.type(screen.getByLabelText('Name of the site'), 'Lily Club');
  await user.clear(screen.getByLabelText('Welcome credit'));
  await user.type(screen.getByLabelText('Welcome credit'), '300');
  expect(screen.getByText('Not saved: 2')).toBeVisible();
  await review(user);
  const rows = (await dialog()).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['Name of the siteShaplaLily Club', 'Welcome credit500300']);
  await expectAccessible();
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(patchSettings)).map(({ body }) => body)).toEqual([
    { site_title: 'Lily Club', welcome_credit: '300', version: 7 },
  ]);
  expect(screen.getByLabelText('Name of the site')).toHaveValue('Lily Club');
  expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
});

it.each([
  ['a text', 'five', 'Use a whole number.'],
  ['too much', '100001', 'This is out of the bounds.'],
])('does not save %s where a number belongs', async (_what, typed, problem) => {
  const { user } = open();
  await user.clear(await screen.findByLabelText('Welcome credit'));
  await user.type(screen.getByLabelText('Welcome credit'), typed);
  expect(screen.getByText(problem)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review and save' })).toBeDisabled();
});

it('keeps what was typed when somebody else has saved, and reads the settings again', async () => {
  const { user, api } = open(onCall(patchSettings, refusal('funds.changed')));
  await user.type(await screen.findByLabelText('Name of the site'), '!');
  await review(user);
  api.change(onCall(readSettings, view({ site_title: 'Padma' }, { version: 8 })));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await (await dialog()).findByRole('alert')).not.toBeEmptyDOMElement();
  expect(await (await dialog()).findByText('Padma')).toBeVisible();
  expect((await dialog()).getByText('Shapla!')).toBeVisible();
});

it('says that a higher limit needs a second person, before it is sent', async () => {
  const { user } = open();
  const limit = await screen.findByLabelText('Two people decide from');
  await user.clear(limit);
  await user.type(limit, '9000');
  await review(user);
  expect((await dialog()).getByText(/A higher limit is only proposed/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.clear(limit);
  await user.type(limit, '100');
  await review(user);
  expect((await dialog()).queryByText(/A higher limit is only proposed/)).not.toBeInTheDocument();
});

const PROPOSAL = { id: 3, key: 'second_person_from', value: '9000', by: 'karim', at: AT } as const;

it('lets another person confirm a proposed value', async () => {
  const { user, api } = open(
    onCall(readSettings, { ...VIEW, proposal: PROPOSAL }),
    onCall(confirmSetting, view({ second_person_from: '9000' }, { version: 8 })),
  );
  const note = within(await screen.findByRole('region', { name: 'A value that waits for a second person' }));
  expect(note.getByText(/karim proposes 9000 for “Two people decide from”/)).toBeVisible();
  await expectAccessible();
  await user.click(note.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByLabelText('Two people decide from')).toHaveValue('9000'));
  expect(api.sentTo(endpointOf(confirmSetting)).map(({ path }) => path)).toEqual(['/operator/setting-proposals/3/confirm']);
});

it('lets its author only take a proposed value away', async () => {
  open(onCall(readSettings, { ...VIEW, proposal: { ...PROPOSAL, by: ADMIN.name } }));
  const note = within(await screen.findByRole('region', { name: 'A value that waits for a second person' }));
  expect(note.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(note.getByRole('button', { name: 'Take it away' })).toBeEnabled();
});

it.each(HOSTILE_TEXTS)('shows as text what somebody wrote: $name', async ({ text, shown }) => {
  const rows = VIEW.rows.map((row) => (row.key === 'site_title' ? { ...row, changed: { by: 'karim', at: AT, before: text } } : row));
  open(onCall(readSettings, { ...VIEW, rows }));
  expect(await screen.findByText(/Changed by karim/)).toHaveTextContent(shown);
  expect(document.querySelector('img, script, a[href^="javascript"]')).toBeNull();
});

it('is not for a cashier', async () => {
  renderConsole({ session: CASHIER, path: '/settings' });
  expect(await screen.findByText(/This page needs the role Administrator/)).toBeVisible();
});

it('has a state for the wait and for a failure, which can be tried again', async () => {
  const waiting = open(onCall(readSettings, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open(onCall(readSettings, refusal('platform.too_many')));
  expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
  api.change(onCall(readSettings, VIEW));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Welcome credit')).toBeVisible();
});
