import { screen, waitFor, within } from '@testing-library/react';
import { changePassword } from '@site/api/contracts/account';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, offContract, on, refusal, renderRemote, startFakeClock } from '@site/testing';
import type { RemoteTestOptions } from '@site/testing';
import { manifest } from '#manifest';
import { texts } from '#fixtures';
import { typePasswords } from '#testing/type-passwords';
import { ChangePasswordPage } from './change-password.page';

const SUCCESS = 'Password changed successfully. Please login with your new password.';
const RULE = 'New Password must contain at least one number, one letter, and 8 characters long.';

const open = ({ shell, ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ChangePasswordPage />, {
    path: '/reset-password',
    texts,
    shell: { player: DEMO_PLAYER, ...shell },
    api: [on(changePassword, { message: SUCCESS })],
    ...options,
  });

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Change password' });

it('ACCESS-070: is open to players only', () =>
  expect(manifest.paths).toContainEqual(expect.objectContaining({ path: '/reset-password', access: 'player' })));

it('ACCESS-071: has three fields that show and hide by themselves, and the button', async () => {
  const view = open();
  const labels = ['Current Password', 'New Password', 'Confirm New Password'];
  for (const label of labels) expect(field(label)).toHaveAttribute('type', 'password');
  const toggles = screen.getAllByRole('button', { name: 'Show password' });
  expect(toggles).toHaveLength(3);
  for (const [index, toggle] of toggles.entries()) {
    await view.user.click(toggle);
    expect(labels.map((label) => field(label).getAttribute('type') === 'text')).toEqual(labels.map((_, at) => at <= index));
  }
  expect(submit()).toBeEnabled();
});

it('says beforehand that all other devices are signed out', () => {
  open();
  expect(screen.getByText('All other devices where you are logged in are signed out.')).toBeVisible();
});

it.each(['mobile', 'desktop'] as const)('leads back to the account menu on a phone only (%s)', (layout) => {
  open({ shell: { layout } });
  const back = screen.queryByRole('link', { name: 'My account' });
  if (layout === 'mobile') expect(back).toHaveAttribute('href', '/account');
  else expect(back).not.toBeInTheDocument();
});

describe('ACCESS-072: the requirements', () => {
  const rules = () =>
    within(screen.getByRole('list', { name: 'Password requirements' }))
      .getAllByRole('listitem')
      .map((rule) => [rule.children[1]?.textContent, rule.children[2]?.textContent, rule.querySelector('svg')?.dataset.icon]);

  it('are five, none of them met before anything is typed', () => {
    open();
    expect(rules()).toEqual([
      ['6-20 characters', 'not met', 'close'],
      ['1 uppercase', 'not met', 'close'],
      ['1 lowercase', 'not met', 'close'],
      ['1 number', 'not met', 'close'],
      ['Special characters @$!%*# allowed', 'not met', 'close'],
    ]);
  });

  it.each([
    ['Abc123', ['6-20 characters', '1 uppercase', '1 lowercase', '1 number', 'Special characters @$!%*# allowed']],
    ['Ab1', ['1 uppercase', '1 lowercase', '1 number', 'Special characters @$!%*# allowed']],
    ['abcdef', ['6-20 characters', '1 lowercase', 'Special characters @$!%*# allowed']],
    ['ABCDE12', ['6-20 characters', '1 uppercase', '1 number', 'Special characters @$!%*# allowed']],
    ['a'.repeat(20), ['6-20 characters', '1 lowercase', 'Special characters @$!%*# allowed']],
    ['a'.repeat(21), ['1 lowercase', 'Special characters @$!%*# allowed']],
    ['a@$!%*#', ['6-20 characters', '1 lowercase', 'Special characters @$!%*# allowed']],
    ['abc def', ['6-20 characters', '1 lowercase']],
  ])('%s meets %j, live', async (password, met) => {
    const view = open();
    await view.user.type(field('New Password'), password);
    expect(
      rules()
        .filter(([, state, icon]) => state === 'met' && icon === 'check')
        .map(([rule]) => rule),
    ).toEqual(met);
    expect(screen.getByText(`${met.length} of 5 requirements met`)).toHaveAttribute('role', 'status');
  });
});

describe('the checks, each before the next', () => {
  it.each([
    ['ACCESS-073: all is blank', { current: '', password: '' }, 'New Password', RULE],
    ['ACCESS-073: seven', { password: 'abc1234' }, 'New Password', RULE],
    ['ACCESS-073: letters only', { password: 'abcdefgh' }, 'New Password', RULE],
    ['ACCESS-073: digits only', { password: '12345678' }, 'New Password', RULE],
    ['ACCESS-077, C-03: the hint allows it, the check does not', { password: 'Abcd123!' }, 'New Password', RULE],
    [
      'ACCESS-074: the current one is missing, before the confirmation',
      { current: '', confirmation: '' },
      'Current Password',
      'Please enter your current password.',
    ],
    ['ACCESS-075: the confirmation is missing', { confirmation: '' }, 'Confirm New Password', 'Please confirm your new password.'],
    ['ACCESS-076: the confirmation differs', { confirmation: 'abcd1235' }, 'Confirm New Password', 'Passwords do not match.'],
  ])('%s', async (_, typed, label, says) => {
    const view = open();
    await typePasswords(view, typed);
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(screen.getByText(says)).toBeVisible();
    expect(field(label)).toHaveFocus();
    const others = ['Current Password', 'New Password', 'Confirm New Password'].filter((other) => other !== label);
    for (const other of others) expect(field(other)).toBeValid();
    expect(view.api.writes()).toEqual([]);
  });
});

it('ACCESS-077, 078, C-02: sends "abcd1234", which the hint does not allow', async () => {
  const view = open();
  await typePasswords(view);
  await waitFor(() =>
    expect(view.api.sentTo(changePassword).map(({ path, body }) => [path, body])).toEqual([
      ['/api/user-pwd', { old_password: 'old12345', new_password: 'abcd1234', new_password_confirmation: 'abcd1234' }],
    ]),
  );
});

describe('afterwards', () => {
  it('ACCESS-079: says so on the form, and the session ends at the log-in 1.5 s later', async () => {
    const clock = startFakeClock();
    const view = open({ advanceTimers: clock.advance });
    await typePasswords(view);
    await clock.advance(0);
    expect(screen.getByText(SUCCESS).closest('[role="status"]')).toHaveAttribute('data-kind', 'status');
    expect(submit()).toBeDisabled();
    await clock.advance(1499);
    expect(view.location().pathname).toBe('/reset-password');
    expect(view.shell.stored.get('token')).toBeDefined();
    await clock.advance(1);
    expect(view.location().pathname).toBe('/login');
    expect(view.shell.stored.get('token')).toBeUndefined();
  });

  it('does not take away a player who has left before', async () => {
    const clock = startFakeClock();
    const view = open({ advanceTimers: clock.advance });
    await typePasswords(view);
    await clock.advance(100);
    view.unmount();
    await clock.advance(5000);
    expect(view.shell.notes.navigations).toEqual([]);
  });
});

describe('the form shows a failure in red', () => {
  it.each([
    ['ACCESS-080: the words of the platform', refusal('account.password_wrong'), 'Your current password is not correct.'],
    ['ACCESS-080: its own words for a 4xx without any', offContract({}, 422), 'Failed to change password. Please try again.'],
    [
      'ACCESS-080: other words when there is no answer',
      networkFailure(),
      'An error occurred while changing the password. Please try again.',
    ],
    ['when the next try is', refusal('platform.too_many', { retryAfterS: 900 }), 'Next try in 15 min.'],
  ])('%s', async (_, reply, says) => {
    const view = open({ api: [on(changePassword, reply)] });
    await typePasswords(view);
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(says));
    expect(alert).toHaveAttribute('data-kind', 'problem');
    expect(field('New Password')).toHaveValue('abcd1234');
    expect(view.shell.current().session.player).toEqual(DEMO_PLAYER);
    await expectAccessible();
  });
});

it('sends one request for a double click', async () => {
  const view = open({ api: [on(changePassword, never())] });
  await typePasswords(view, { confirmation: '' });
  await view.user.type(field('Confirm New Password'), 'abcd1234');
  await view.user.dblClick(submit());
  expect(await screen.findByRole('button', { name: 'Changing...' })).toBeDisabled();
  expect(view.api.sentTo(changePassword)).toHaveLength(1);
});

it.each([
  ['en', 'mobile', 'Change password', RULE],
  ['bn', 'desktop', 'পাসওয়ার্ড পরিবর্তন করুন', /^নতুন পাসওয়ার্ডে অন্তত একটি সংখ্যা/],
] as const)('speaks %s and has nothing in the way of assistive technology (%s)', async (language, layout, button, says) => {
  const view = open({ language, shell: { layout } });
  await view.user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(says)).toBeVisible();
  await expectAccessible();
});
