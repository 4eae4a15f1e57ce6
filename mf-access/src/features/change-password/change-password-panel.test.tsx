import { screen, waitFor } from '@testing-library/react';
import { changePassword } from '@site/api/contracts/account';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { typePasswords } from '#testing/type-passwords';
import { ChangePasswordPanel } from './change-password-panel';

const RULE = 'New Password must contain at least one number, one letter, and 8 characters long.';
const LENGTH = 'Please enter 6 to 20 characters.';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<ChangePasswordPanel />, {
    path: '/account',
    texts,
    shell: { player: DEMO_PLAYER, layout: 'desktop' },
    api: [on(changePassword, { message: 'ok' })],
    ...options,
  });

const field = (label: string) => screen.getByLabelText(label);

describe('the checks before a request', () => {
  it.each([
    ['ACCESS-081: all is blank', { current: '', password: '' }, 'Current Password', LENGTH],
    ['ACCESS-081: the current one has 5', { current: 'abc12' }, 'Current Password', LENGTH],
    ['ACCESS-081: the current one has 21', { current: 'a'.repeat(21) }, 'Current Password', LENGTH],
    ['ACCESS-081: the new one is blank', { password: '' }, 'New Password', LENGTH],
    ['ACCESS-081: the new one has 5', { password: 'abc12' }, 'New Password', LENGTH],
    ['ACCESS-081: the new one has 21', { password: 'a1'.repeat(10) + 'a' }, 'New Password', LENGTH],
    ['ACCESS-081: the length comes before the confirmation', { password: 'abc12', confirmation: 'other' }, 'New Password', LENGTH],
    ['ACCESS-081: the confirmation is blank', { confirmation: '' }, 'Confirm New Password', 'Please confirm your new password.'],
    ['ACCESS-081, N-15: the confirmation differs', { confirmation: 'abcd1235' }, 'Confirm New Password', 'Passwords do not match.'],
  ])('%s', async (_, typed, label, says) => {
    const view = open();
    await typePasswords(view, typed);
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(screen.getByText(says)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(view.api.writes()).toEqual([]);
  });
});

it.each([
  ['6 characters', 'abc123'],
  ['a special character', 'abcd123!'],
])('ACCESS-081, C-04: leaves %s to the platform and shows its message', async (_, password) => {
  const view = open({ api: [on(changePassword, refusal('platform.invalid', { errors: { new_password: [RULE] } }))] });
  await typePasswords(view, { password });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(RULE));
  expect(view.api.sentTo(changePassword)).toHaveLength(1);
});

it.each(['abcd1234', 'a1'.repeat(10)])(
  'ACCESS-081, M-17: makes the same call with %s, and the session ends at the log-in',
  async (password) => {
    const clock = startFakeClock();
    const view = open({ advanceTimers: clock.advance });
    await typePasswords(view, { password });
    await clock.advance(0);
    expect(view.api.sentTo(changePassword).map(({ body }) => body)).toEqual([
      { old_password: 'old12345', new_password: password, new_password_confirmation: password },
    ]);
    expect(screen.getByText('Password changed successfully. Please login with your new password.')).toBeVisible();
    await clock.advance(1500);
    expect(view.location().pathname).toBe('/login');
    expect(view.shell.current().session.player).toBeNull();
  },
);

it('shows neither a heading, which the member center has, nor the requirements, which the page has', async () => {
  open();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Password requirements' })).not.toBeInTheDocument();
  expect(field('New Password')).toHaveAccessibleDescription('6-20 characters, letters and digits');
  await expectAccessible();
});

it('speaks Bangla', async () => {
  const view = open({ language: 'bn' });
  await view.user.click(await screen.findByRole('button', { name: 'পাসওয়ার্ড পরিবর্তন করুন' }));
  expect(await screen.findByText('৬ থেকে ২০টি অক্ষর লিখুন।')).toBeVisible();
});
