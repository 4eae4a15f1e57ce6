import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sendVerificationCode, userShow, verifyEmail, verifyPhone } from '@site/api/contracts/account';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import {
  expectAccessible,
  networkFailure,
  never,
  on,
  refusal,
  startFakeClock,
  type FakeClock,
  type RemoteTestOptions,
  failuresIn,
} from '@site/testing';
import { contactRow, noDialog, openProfile } from '#testing/open-profile';
import { PROFILE } from './profile.fixtures';

const SENT = { message: 'sent', expires_in: 300 };
const DONE = { message: 'done' };
const CONTACTS = [
  ['Main phone', { phone: '01712345678' }, verifyPhone, ['/api/verify-phone-number', { verification_code: '123456' }], { session_id: '1' }],
  [
    'E-mail',
    { email: 'rahim@example.com' },
    verifyEmail,
    ['/api/verify-email', { code: '123456' }],
    { email_verified_at: '2026-02-01T06:00:00.000Z' },
  ],
] as const;

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  openProfile({ ...options, api: [on(sendVerificationCode, SENT), on(verifyPhone, DONE), on(verifyEmail, DONE), ...api] });

const verifyLink = async (name: string) => (await contactRow(name)).findByRole('button', { name: /^Verify: / });
const dialog = () => screen.findByRole('dialog');

async function askFor(view: ReturnType<typeof open>, name: string) {
  await view.user.click(await verifyLink(name));
  return within(await dialog());
}

async function submit(view: ReturnType<typeof open>, code: string) {
  const shown = within(await dialog());
  await view.user.type(shown.getByLabelText('6-digit code'), code);
  await view.user.click(shown.getByRole('button', { name: 'Verify' }));
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe.each(['mobile', 'desktop'] as const)('on %s', (layout) => {
  describe.each(CONTACTS)('%s', (name, sent, endpoint, submitted, verified) => {
    const shell = { player: DEMO_PLAYER, layout };

    it('ACCESS-094, 097: sends a code and asks for it; the remaining time takes the place of Verify', async () => {
      const view = open({ shell });
      const shown = await askFor(view, name);
      expect(view.api.sentTo(sendVerificationCode).map(({ path, body }) => [path, body])).toEqual([['/api/send-verification-code', sent]]);
      await waitFor(() => expect(shown.getByLabelText('6-digit code')).toHaveFocus());
      expect(shown.getByText(new RegExp(Object.values(sent)[0]!))).toBeVisible();
      await view.user.keyboard('{Escape}');
      await noDialog();
      expect((await contactRow(name)).queryByRole('button', { name: /^Verify/ })).not.toBeInTheDocument();
      expect((await contactRow(name)).getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/);
    });

    it('ACCESS-093, 095, 098, 099: submits the code, closes, reloads the profile, and shows it verified', async () => {
      const view = open({ shell });
      await askFor(view, name);
      view.api.change(on(userShow, { ...PROFILE, ...verified }));
      await submit(view, '123456');
      await noDialog();
      expect(view.api.sentTo(endpoint).map(({ path, body }) => [path, body])).toEqual([submitted]);
      expect(await (await contactRow(name)).findByText('Verified')).toBeVisible();
      expect(view.api.sentTo(userShow)).toHaveLength(2);
      expect((await contactRow(name)).queryByRole('button')).not.toBeInTheDocument();
      expect(logged).not.toHaveBeenCalled();
    });

    it('opens the dialog again while the code counts, without sending another', async () => {
      const view = open({ shell });
      await askFor(view, name);
      await view.user.keyboard('{Escape}');
      await noDialog();
      await view.user.click((await contactRow(name)).getByRole('button', { name: /^Enter code: / }));
      await submit(view, '123456');
      expect(view.api.sentTo(sendVerificationCode)).toHaveLength(1);
      expect(view.api.sentTo(endpoint)).toHaveLength(1);
    });
  });
});

describe('a code that cannot be right', () => {
  it.each(['', '12345'])('%j shows a problem at the field and is not sent', async (code) => {
    const view = open();
    const shown = await askFor(view, 'E-mail');
    if (code) await view.user.type(shown.getByLabelText('6-digit code'), code);
    await view.user.click(shown.getByRole('button', { name: 'Verify' }));
    expect(shown.getByLabelText('6-digit code')).toHaveAccessibleDescription('Please enter all 6 digits of the code.');
    expect(shown.getByLabelText('6-digit code')).toHaveFocus();
    expect(view.api.sentTo(verifyEmail)).toEqual([]);
  });

  it('takes digits only, Bengali ones too, and six of them', async () => {
    const view = open();
    const field = (await askFor(view, 'E-mail')).getByLabelText('6-digit code');
    await view.user.type(field, '১2-a3 4567');
    expect(field).toHaveValue('123456');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  });
});

it('sends one code for a double click', async () => {
  const view = open({ api: [on(sendVerificationCode, never())] });
  await view.user.dblClick(await verifyLink('E-mail'));
  expect(view.api.sentTo(sendVerificationCode)).toHaveLength(1);
});

describe('a failure of the e-mail is shown', () => {
  const failures = [
    ['in the words of the platform', refusal('platform.too_many'), 'Too many attempts. Please try again later.'],
    ['in its own words when there are none', networkFailure(), 'Failed to send code'],
  ] as const;

  it.each(failures)('ACCESS-106: when the code is sent, %s', async (_, reply, text) => {
    const view = open({ api: [on(sendVerificationCode, reply)] });
    await view.user.click(await verifyLink('E-mail'));
    await waitFor(() => expect(view.shell.notes.errors).toEqual([text]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(await verifyLink('E-mail')).toBeEnabled();
  });

  it.each(failures)('ACCESS-106: when it is verified, %s', async (_, reply, text) => {
    const view = open({ api: [on(verifyEmail, reply)] });
    await askFor(view, 'E-mail');
    await submit(view, '123456');
    await waitFor(() => expect(view.shell.notes.errors).toEqual([text]));
    await noDialog();
    expect((await contactRow('E-mail')).getByText('Not Verified')).toBeVisible();
    expect((await contactRow('E-mail')).getByRole('timer')).toBeVisible();
  });

  it('but not when the session is over: the shell leads to the log-in', async () => {
    const view = open({ api: [on(sendVerificationCode, refusal('platform.unauthenticated'))] });
    await view.user.click(await verifyLink('E-mail'));
    await waitFor(() => expect(view.api.sentTo(sendVerificationCode)).toHaveLength(1));
    expect(view.shell.notes.errors).toEqual([]);
  });
});

describe('ACCESS-107, C-54: a failure of the phone is only logged', () => {
  it('when the code is sent: no dialog and no countdown, as there is no code to wait for; Verify can be pressed again', async () => {
    const view = open({ api: [on(sendVerificationCode, refusal('platform.too_many'), SENT)] });
    await view.user.click(await verifyLink('Main phone'));
    await waitFor(() => expect(failuresIn(logged)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(view.shell.notes.errors).toEqual([]);
    await askFor(view, 'Main phone');
  });

  it('when it is verified: the dialog closes, the profile is loaded again, and the badge stays', async () => {
    const view = open({ api: [on(verifyPhone, refusal('account.code_wrong'))] });
    await askFor(view, 'Main phone');
    await submit(view, '000000');
    await noDialog();
    await waitFor(() => expect(view.api.sentTo(userShow)).toHaveLength(2));
    expect((await contactRow('Main phone')).getByText('Not Verified')).toBeVisible();
    expect((await contactRow('Main phone')).getByRole('timer')).toBeVisible();
    expect(screen.queryByText(/code is wrong/)).not.toBeInTheDocument();
    expect(view.shell.notes.errors).toEqual([]);
    expect(failuresIn(logged)).toHaveLength(1);
  });
});

describe('the countdown', () => {
  /** Clicks without waiting, because the fake clock does not move by itself. */
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const closeDialog = async (clock: FakeClock) => {
    await click(screen.getByRole('button', { name: 'Close' }));
    await clock.advance(1);
  };
  const timer = () => screen.getByRole('timer', { hidden: true });

  async function start(options: RemoteTestOptions = {}) {
    const clock = startFakeClock();
    const view = open(options);
    await clock.advance(0);
    await click(screen.getByRole('button', { name: /^Verify: 017/ }));
    await clock.advance(0);
    return { clock, view };
  }

  it('ACCESS-094, 096, N-12: starts at 5:00, counts the seconds in the row and in the dialog, and shows Verify again at 0:00', async () => {
    const { clock } = await start();
    const times = () => screen.getAllByRole('timer', { hidden: true }).map(({ textContent }) => textContent);
    expect(times()).toEqual(['5:00', '5:00']);
    await clock.advance(1000);
    expect(times()).toEqual(['4:59', '4:59']);
    await clock.advance(1000);
    expect(times()).toEqual(['4:58', '4:58']);
    await closeDialog(clock);
    await clock.advance(296_000);
    expect(timer()).toHaveTextContent('0:02');
    expect(screen.queryByRole('button', { name: /^Verify: 017/, hidden: true })).not.toBeInTheDocument();
    await clock.advance(2000);
    expect(screen.queryByRole('timer', { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Verify: 017/, hidden: true })).toBeEnabled();
  });

  it('follows the clock when the device slept', async () => {
    const { clock } = await start();
    await closeDialog(clock);
    jest.setSystemTime(Date.now() + 200_000);
    await clock.advance(1000);
    expect(timer()).toHaveTextContent(/^1:3[89]$/);
  });

  it('continues when the player leaves the page and comes back', async () => {
    const shell = createShellDouble({ player: DEMO_PLAYER });
    const { clock, view } = await start({ shell });
    view.unmount();
    await clock.advance(60_000);
    open({ shell });
    await clock.advance(0);
    expect(timer()).toHaveTextContent('4:00');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ACCESS-096: at its end in the open dialog, it offers a new code, which starts a new countdown', async () => {
    const { clock, view } = await start();
    await clock.advance(300_000);
    expect(screen.getByText('The time for this code is over.')).toBeVisible();
    expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument();
    await click(screen.getByRole('button', { name: 'Send a new code' }));
    await clock.advance(0);
    expect(view.api.sentTo(sendVerificationCode)).toHaveLength(2);
    expect(screen.getByLabelText('6-digit code')).toHaveValue('');
    expect(screen.getAllByRole('timer', { hidden: true })[0]).toHaveTextContent('5:00');
  });
});

it.each([
  ['en', 'Verify your e-mail'],
  ['bn', 'ই-মেইল যাচাই করুন'],
] as const)('is a dialog that assistive technology can use (%s)', async (language, title) => {
  const { user } = open({ language });
  await user.click(await screen.findByRole('button', { name: /: rahim@example.com$/ }));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await expectAccessible();
});
