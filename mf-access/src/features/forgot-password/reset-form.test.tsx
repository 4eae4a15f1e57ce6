import { screen, waitFor } from '@testing-library/react';
import { forgotPassword, resetPassword } from '@site/api/contracts/recovery';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, offContract, on, refusal, renderRemote, startFakeClock } from '@site/testing';
import type { RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ForgotPasswordPage } from './forgot-password.page';

const CHANGED = { message: 'Password changed successfully. Please login with your new password.' };
const RULE = 'New Password must contain at least one number, one letter, and 8 characters long.';

async function open(options: RemoteTestOptions = {}) {
  const view = renderRemote(<ForgotPasswordPage />, {
    path: '/forgot-password',
    texts,
    ...options,
    api: [on(forgotPassword, { message: 'ok' }), ...(options.api ?? [on(resetPassword, CHANGED)])],
  });
  await view.user.type(field('E-mail'), 'rahim@example.com');
  await view.user.type(field('Username'), 'rahim2026{Enter}');
  await screen.findByLabelText('OTP');
  return view;
}
interface Typed {
  otp?: string;
  password?: string;
  confirmation?: string;
}
type View = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Change password' });

async function reset(view: View, { otp = '123456', password = 'abcd1234', confirmation = password }: Typed = {}) {
  if (otp) await view.user.type(field('OTP'), otp);
  if (password) await view.user.type(field('New Password'), password);
  if (confirmation) await view.user.type(field('Confirm New Password'), confirmation);
  await view.user.click(submit());
}

describe('the checks, each before the next', () => {
  it.each([
    ['ACCESS-062: the OTP is missing', { otp: '', password: 'abc' }, 'OTP', 'Please enter the OTP.'],
    ['ACCESS-063: letters only', { password: 'abcdefgh' }, 'New Password', RULE],
    ['ACCESS-063: digits only', { password: '12345678' }, 'New Password', RULE],
    ['ACCESS-063: seven', { password: 'abc1234' }, 'New Password', RULE],
    ['ACCESS-063: a special character', { password: 'abcd123!' }, 'New Password', RULE],
    ['ACCESS-063: a short one before a missing confirmation', { password: 'abc', confirmation: '' }, 'New Password', RULE],
    ['ACCESS-064: the confirmation is missing', { confirmation: '' }, 'Confirm New Password', 'Please confirm your new password.'],
    ['ACCESS-065: the confirmation differs', { confirmation: 'abcd1235' }, 'Confirm New Password', 'Passwords do not match.'],
  ])('%s', async (_, typed, label, says) => {
    const view = await open();
    await reset(view, typed);
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(screen.getByText(says)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(screen.getAllByRole('textbox').filter((input) => input.getAttribute('aria-invalid'))).toHaveLength(label === 'OTP' ? 1 : 0);
    expect(view.api.sentTo(resetPassword)).toEqual([]);
  });
});

it('ACCESS-069: takes six digits, pasted with a gap or typed in Bangla, and offers the code of a message', async () => {
  const view = await open();
  expect(field('OTP')).toHaveAttribute('inputmode', 'numeric');
  expect(field('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  await view.user.click(field('OTP'));
  await view.user.paste('123 4567');
  expect(field('OTP')).toHaveValue('123456');
  await view.user.clear(field('OTP'));
  await view.user.type(field('OTP'), '০৯a৮৭৬৫');
  expect(field('OTP')).toHaveValue('098765');
});

it('keeps the caret where a digit is corrected', async () => {
  const view = await open();
  await view.user.type(field('OTP'), '123456');
  await view.user.type(field('OTP'), 'x', { initialSelectionStart: 2, initialSelectionEnd: 3 });
  expect(field('OTP')).toHaveValue('12456');
  expect((field('OTP') as HTMLInputElement).selectionStart).toBe(2);
});

it('ACCESS-063, 066: sends code, password twice and username; "abcd1234" passes', async () => {
  const view = await open();
  await reset(view);
  await waitFor(() =>
    expect(view.api.sentTo(resetPassword).map(({ path, body }) => [path, body])).toEqual([
      ['/api/usr-reset-password', { otp: '123456', password: 'abcd1234', password_confirmation: 'abcd1234', username: 'rahim2026' }],
    ]),
  );
});

describe('after the reset', () => {
  it('ACCESS-060, 068, N-13: an alert has the platform’s message, and the log-in follows 1.5 s later', async () => {
    const clock = startFakeClock();
    const view = await open({ advanceTimers: clock.advance });
    await reset(view);
    await clock.advance(0);
    expect(view.shell.notes.successes).toEqual([CHANGED.message]);
    expect(submit()).toBeDisabled();
    await clock.advance(1499);
    expect(view.location().pathname).toBe('/forgot-password');
    await clock.advance(1);
    expect(view.location().pathname).toBe('/login');
  });

  it('does not take to the log-in a player who has left before', async () => {
    const clock = startFakeClock();
    const view = await open({ advanceTimers: clock.advance });
    await reset(view);
    await clock.advance(100);
    view.unmount();
    await clock.advance(5000);
    expect(view.shell.notes.navigations).toEqual([]);
  });

  it('the session of this browser ends with the others', async () => {
    const clock = startFakeClock();
    const view = await open({ advanceTimers: clock.advance, shell: { player: DEMO_PLAYER } });
    await reset(view);
    await clock.advance(1600);
    expect(view.shell.current().session.player).toBeNull();
    expect(view.location().pathname).toBe('/login');
  });

  it('the screen starts from the first step for the next visitor', async () => {
    const clock = startFakeClock();
    const view = await open({ advanceTimers: clock.advance });
    await reset(view);
    await clock.advance(1600);
    view.unmount();
    renderRemote(<ForgotPasswordPage />, { texts, shell: view.shell });
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  });
});

describe('the form shows a failure in red', () => {
  it.each([
    ['ACCESS-067: the words of the platform', refusal('recovery.otp_wrong'), 'The OTP is wrong or has expired.'],
    ['ACCESS-067: its own words for a 4xx without any', offContract({}, 422), 'Failed to change password. Please try again.'],
    [
      'ACCESS-067: other words when there is no answer',
      networkFailure(),
      'An error occurred while changing the password. Please try again.',
    ],
    ['what it says of a field', refusal('platform.invalid', { errors: { password: [RULE] } }), RULE],
    ['when the next try is', refusal('platform.too_many', { retryAfterS: 300 }), 'Next try in 5 min.'],
  ])('%s', async (_, reply, says) => {
    const view = await open({ api: [on(resetPassword, reply)] });
    await reset(view);
    const alert = screen.getAllByRole('alert')[0];
    await waitFor(() => expect(alert).toHaveTextContent(says));
    expect(alert).toHaveAttribute('data-kind', 'problem');
    expect(field('OTP')).toHaveValue('123456');
    expect(view.shell.notes.successes).toEqual([]);
    await expectAccessible();
  });
});

it('sends one request for a double click', async () => {
  const view = await open({ api: [on(resetPassword, never())] });
  await view.user.type(field('OTP'), '123456');
  await view.user.type(field('New Password'), 'abcd1234');
  await view.user.type(field('Confirm New Password'), 'abcd1234');
  await view.user.dblClick(submit());
  expect(await screen.findByRole('button', { name: 'Changing...' })).toBeDisabled();
  expect(view.api.sentTo(resetPassword)).toHaveLength(1);
});
