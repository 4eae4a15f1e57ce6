import { act, screen, waitFor, within } from '@testing-library/react';
import { forgotPassword, resetPassword } from '@site/api/contracts/recovery';
import { createShellDouble } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, offContract, on, refusal, renderRemote, startFakeClock } from '@site/testing';
import type { RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { manifest } from '#manifest';
import { ForgotPasswordPage } from './forgot-password.page';

const SENT = { message: 'OTP sent successfully.' };
const CHANGED = { message: 'Password changed successfully. Please login with your new password.' };

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<ForgotPasswordPage />, {
    path: '/forgot-password',
    texts,
    api: [on(forgotPassword, SENT), on(resetPassword, CHANGED)],
    ...options,
  });
type View = ReturnType<typeof open>;

const field = (label: string) => screen.getByLabelText(label);
const send = () => screen.getByRole('button', { name: /^Send OTP$|^Sending\.\.\.$/ });
const tab = (name: string) => screen.getByRole('tab', { name });

async function ask(view: View, { way = 'Email', contact = 'rahim@example.com', username = 'rahim2026' } = {}) {
  await view.user.click(tab(way));
  if (contact) await view.user.type(field(way === 'Email' ? 'E-mail' : 'Phone Number'), contact);
  if (username) await view.user.type(field('Username'), username);
  await view.user.click(send());
}

describe('asking for a code', () => {
  it('ACCESS-052: opens for visitors', () => {
    expect(manifest.paths).toContainEqual(expect.objectContaining({ path: '/forgot-password', access: 'public' }));
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  });

  it('ACCESS-053: has the tabs Email and SMS, then the step for the OTP', async () => {
    const view = open();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Email', 'SMS']);
    expect(tab('Email')).toHaveAttribute('aria-selected', 'true');
    expect(field('E-mail')).toBeVisible();
    await view.user.click(tab('SMS'));
    expect(field('Phone Number')).toBeVisible();
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
    await ask(view);
    for (const label of ['OTP', 'New Password', 'Confirm New Password']) expect(await screen.findByLabelText(label)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again/ })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it.each([
    ['ACCESS-054: both blank', 'Email', '', '', 'E-mail', 'Please enter your email address.'],
    ['ACCESS-054: only the username', 'Email', '', 'rahim2026', 'E-mail', 'Please enter your email address.'],
    ['ACCESS-055', 'Email', 'rahim@example.com', '', 'Username', 'Please enter your username.'],
    ['ACCESS-056: both blank', 'SMS', '', '', 'Phone Number', 'Please enter your phone number.'],
    ['ACCESS-057', 'SMS', '01712345678', '', 'Username', 'Please enter your username.'],
  ])('%s, by %s: shows one message, and puts the focus where it belongs', async (_, way, contact, username, label, says) => {
    const view = open();
    await ask(view, { way, contact, username });
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(says));
    expect(field(label)).toHaveFocus();
    expect(screen.getAllByText(/^Please enter your/)).toHaveLength(1);
    expect(view.api.writes()).toEqual([]);
  });

  it('drops the problem of the number once the other tab is open', async () => {
    const view = open();
    await ask(view, { way: 'SMS', contact: '', username: '' });
    await screen.findByText('Please enter your phone number.');
    await view.user.click(tab('Email'));
    expect(screen.queryByText('Please enter your phone number.')).not.toBeInTheDocument();
    expect(field('E-mail')).toHaveAccessibleDescription('');
  });

  it.each([
    ['Email', 'rahim@example.com', { type: 'email', email: 'rahim@example.com', username: 'rahim2026' }],
    ['SMS', '01712345678', { type: 'sms', phone: '01712345678', username: 'rahim2026' }],
  ])('ACCESS-058: sends type, contact and username by %s', async (way, contact, body) => {
    const view = open();
    await ask(view, { way, contact });
    await waitFor(() =>
      expect(view.api.sentTo(forgotPassword).map((request) => [request.path, request.body])).toEqual([['/api/usr-forgot-password', body]]),
    );
  });

  it('sends a number typed with Bengali digits as the platform reads it', async () => {
    const view = open();
    await ask(view, { way: 'SMS', contact: '০১৭-১২৩৪৫৬৭৮' });
    await waitFor(() => expect(view.api.sentTo(forgotPassword)[0]?.body).toMatchObject({ phone: '01712345678' }));
  });

  it('sends one request for a double click, and says that it is sending', async () => {
    const view = open({ api: [on(forgotPassword, never())] });
    await view.user.type(field('E-mail'), 'rahim@example.com');
    await view.user.type(field('Username'), 'rahim2026{Enter}');
    await view.user.dblClick(send());
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(view.api.sentTo(forgotPassword)).toHaveLength(1);
  });
});

describe('the form shows a failure in red', () => {
  it.each([
    ['ACCESS-061: the words of the platform', refusal('platform.not_found'), 'Nothing was found here.'],
    ['ACCESS-061: its own words for a 4xx without any', offContract({}, 404), 'Failed to send OTP. Please try again.'],
    ['ACCESS-061: other words when there is no answer', networkFailure(), 'An error occurred while sending the OTP. Please try again.'],
    [
      'when the next try is, in minutes',
      refusal('platform.too_many', { retryAfterS: 840 }),
      'Too many attempts. Please try again later. Next try in 14 min.',
    ],
    [
      'when the next try is, in seconds',
      refusal('platform.too_many', { retryAfterS: 42 }),
      'Too many attempts. Please try again later. Next try in 42 s.',
    ],
  ])('%s', async (_, reply, says) => {
    const view = open({ api: [on(forgotPassword, reply)] });
    await ask(view);
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(says));
    expect(alert).toHaveAttribute('data-kind', 'problem');
    expect(field('E-mail')).toHaveValue('rahim@example.com');
    expect(field('Username')).toHaveValue('rahim2026');
  });

  it('is gone with the next try, which may work', async () => {
    const view = open({ api: [on(forgotPassword, networkFailure(), SENT)] });
    await ask(view);
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await view.user.click(send());
    expect(await screen.findByLabelText('OTP')).toBeVisible();
    expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument();
  });
});

describe('the code is on its way', () => {
  it.each([
    ['Email', 'rahim@example.com', 'OTP sent successfully. Please check your email.', 'r•••m@example.com'],
    ['SMS', '01712345678', 'OTP sent successfully. Please check your sms.', '017•••678'],
  ])('ACCESS-059: says so by %s, and where it went', async (way, contact, says, masked) => {
    const view = open();
    await ask(view, { way, contact });
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(says));
    expect(screen.getByText(masked)).toBeVisible();
    expect(screen.queryByText(contact)).not.toBeInTheDocument();
    expect(field('OTP')).toHaveFocus();
  });

  it('goes back to the address, with what was typed', async () => {
    const view = open();
    await ask(view);
    await view.user.click(await screen.findByRole('button', { name: 'Change address' }));
    expect(field('E-mail')).toHaveValue('rahim@example.com');
    expect(field('Username')).toHaveValue('rahim2026');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the step, and neither code nor password, when another release takes its place', async () => {
    const shell = createShellDouble();
    const before = open({ shell });
    await ask(before);
    await before.user.type(await screen.findByLabelText('OTP'), '123456');
    await before.user.type(field('New Password'), 'abcd1234');
    before.unmount();
    open({ shell });
    expect(screen.getByText('r•••m@example.com')).toBeVisible();
    expect(field('OTP')).toHaveValue('');
    expect(field('New Password')).toHaveValue('');
  });
});

describe('N-12: how long the code lives, and the next one', () => {
  async function atStep2() {
    const clock = startFakeClock();
    const view = open({ advanceTimers: clock.advance });
    await ask(view);
    await clock.advance(0);
    return { clock, view };
  }
  const again = () => screen.getByRole('button', { name: /^Send again/ });
  const life = () => within(screen.getByRole('region', { name: 'Your code' })).getByRole('timer');

  it('counts five minutes down, then says that it is over', async () => {
    const { clock } = await atStep2();
    expect(life()).toHaveTextContent(/The code works for (5:00|4:59)/);
    await clock.advance(60_000);
    expect(life()).toHaveTextContent(/3:5\d|4:00/);
    await clock.advance(240_000);
    expect(life()).toHaveTextContent('This code has expired. Send a new one.');
  });

  it('ACCESS-053: offers the next code after a minute; the countdown starts again, and the old digits are cleared', async () => {
    const { clock, view } = await atStep2();
    await view.user.type(field('OTP'), '123456');
    expect(again()).toBeDisabled();
    await clock.advance(55_000);
    expect(again()).toBeDisabled();
    await clock.advance(5_000);
    expect(again()).toBeEnabled();
    await view.user.click(again());
    await clock.advance(0);
    expect(view.api.sentTo(forgotPassword)).toHaveLength(2);
    expect(view.api.sentTo(forgotPassword)[1]?.body).toEqual(view.api.sentTo(forgotPassword)[0]?.body);
    expect(again()).toBeDisabled();
    expect(life()).toHaveTextContent(/5:00|4:59/);
    expect(field('OTP')).toHaveValue('');
  });

  it('shows beside the button why the next code was not sent, and keeps the typed text', async () => {
    const { clock, view } = await atStep2();
    await view.user.type(field('New Password'), 'abcd1234');
    await clock.advance(60_000);
    view.api.change(on(forgotPassword, refusal('platform.too_many', { retryAfterS: 600 })));
    await view.user.click(again());
    await clock.advance(0);
    expect(within(screen.getByRole('region', { name: 'No code?' })).getByRole('alert')).toHaveTextContent('Next try in 10 min.');
    expect(field('New Password')).toHaveValue('abcd1234');
  });

  it('starts from the first step when the earlier code has expired', async () => {
    const clock = startFakeClock();
    const shell = createShellDouble();
    const before = open({ shell, advanceTimers: clock.advance });
    await ask(before);
    await clock.advance(0);
    before.unmount();
    act(() => void jest.setSystemTime(Date.now() + 301_000));
    open({ shell });
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  });
});

it.each(['Email', 'SMS'])('has nothing in the way of assistive technology by %s, in either step', async (way) => {
  const view = open();
  await ask(view, { way, contact: '', username: '' });
  await screen.findByText(/^Please enter your/);
  await expectAccessible();
  await ask(view, { way, contact: way === 'Email' ? 'rahim@example.com' : '01712345678' });
  await screen.findByLabelText('OTP');
  await expectAccessible();
});

it('speaks Bangla', async () => {
  const view = open({ language: 'bn' });
  await view.user.click(await screen.findByRole('button', { name: 'ওটিপি পাঠান' }));
  expect(await screen.findByText('আপনার ই-মেইল ঠিকানা লিখুন।')).toBeVisible();
  await view.user.type(field('ই-মেইল'), 'rahim@example.com');
  await view.user.type(field('ইউজারনেম'), 'rahim2026{Enter}');
  expect(await screen.findByText('ওটিপি পাঠানো হয়েছে। আপনার ই-মেইল দেখুন।')).toBeVisible();
});
