import { screen, waitFor, within } from '@testing-library/react';
import { confirmTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep, twoStepState } from '@site/api/contracts/security';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { CODES, OFF, ON, SECRET } from './security.fixtures';
import { TwoStepCard } from './two-step-card';

const IS_OFF = on(twoStepState, OFF);
const IS_ON = on(twoStepState, ON);

const open = (api: RemoteTestOptions['api'], options: Pick<RemoteTestOptions, 'language'> & { layout?: 'mobile' | 'desktop' } = {}) =>
  renderRemote(<TwoStepCard remoteId={DEMO_PLAYER.remoteId} />, {
    path: '/security',
    texts,
    shell: { player: DEMO_PLAYER, layout: options.layout ?? 'mobile' },
    language: options.language,
    api,
  });
type View = ReturnType<typeof open>;

const press = async (view: View, name: string) => view.user.click(await screen.findByRole('button', { name }));
const sheet = (name: string) => screen.findByRole('dialog', { name });
const password = () => screen.findByLabelText('Current password');
const code = () => screen.findByLabelText('6-digit code');

async function reachScan(...stubs: NonNullable<RemoteTestOptions['api']>) {
  const view = open([on(twoStepState, OFF, OFF, ON), on(startTwoStep, SECRET), ...stubs]);
  await press(view, 'Switch on');
  await view.user.type(await password(), 'secret123{Enter}');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  return view;
}

async function reachCodes() {
  const view = await reachScan(on(confirmTwoStep, { recovery_codes: CODES }));
  await view.user.type(await code(), '123456{Enter}');
  await sheet('Your recovery codes');
  return view;
}

describe('switching on', () => {
  it('asks the current password first', async () => {
    const view = open([IS_OFF, on(startTwoStep, SECRET)]);
    expect(await screen.findByText('Off')).toBeVisible();
    await press(view, 'Switch on');
    await sheet('Switch on the authenticator app');
    await waitFor(async () => expect(await password()).toHaveFocus());
    await press(view, 'Continue');
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Please enter your current password.'));
    expect(view.api.writes()).toEqual([]);
    await view.user.type(await password(), 'secret123{Enter}');
    expect(await screen.findByText('Scan this with the app.')).toBeVisible();
    expect(view.api.sentTo(startTwoStep).map(({ body }) => body)).toEqual([{ password: 'secret123' }]);
  });

  it('shows the secret as a picture and in groups, to copy', async () => {
    const view = await reachScan();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await press(view, 'Copy key');
    expect(await screen.findByText('Copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(SECRET.secret);
    expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', SECRET.uri);
  });

  it('shows a message when the browser does not allow copying', async () => {
    const view = await reachScan();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await press(view, 'Copy key');
    expect(await screen.findByText('Could not be copied. Select it by hand.')).toBeVisible();
  });

  it('goes on with the first code to the recovery codes, and is then on', async () => {
    const view = await reachCodes();
    expect(view.api.sentTo(confirmTwoStep).map(({ body }) => body)).toEqual([{ code: '123456' }]);
    const list = screen.getByRole('list', { name: 'Your recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await view.user.click(screen.getByRole('checkbox', { name: 'I kept them' }));
    await press(view, 'Done');
    expect(await screen.findByText('The authenticator app is on. The next log-in asks for its code.')).toBeVisible();
    expect(screen.getByText('10/01/2026')).toBeVisible();
    expect(screen.queryByText(CODES[0] as string)).not.toBeInTheDocument();
  });

  it.each([['a wrong code', refusal('security.code_wrong'), 'This code is not correct.']])(
    'shows %s at the field',
    async (_, reply, text) => {
      const view = await reachScan(on(confirmTwoStep, reply));
      await view.user.type(await code(), '123456{Enter}');
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription(text));
    },
  );

  it('can be cancelled before the code', async () => {
    const view = await reachScan();
    await press(view, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Off')).toBeVisible();
  });
});

describe('the recovery codes', () => {
  it('stay until the player confirms that they are stored', async () => {
    const view = await reachCodes();
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    expect(screen.getByText(CODES[9] as string)).toBeVisible();
  });

  it('are copied all together', async () => {
    const view = await reachCodes();
    await press(view, 'Copy all');
    await expect(navigator.clipboard.readText()).resolves.toBe(CODES.join('\n'));
  });

  it('are stored in a file, one a line', async () => {
    await reachCodes();
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('download', 'recovery-codes.txt');
    const [kind, content] = (link.getAttribute('href') ?? '').split(',');
    expect(kind).toBe('data:text/plain;charset=utf-8');
    expect(decodeURIComponent(content ?? '')).toBe(`Your recovery codes\nrahim2026\n\n${CODES.join('\n')}\n`);
  });

  it('are not lost when another release replaces this one', async () => {
    const view = await reachCodes();
    expect([...view.shell.notes.busy]).toEqual(['two-step']);
    await view.user.click(screen.getByRole('checkbox', { name: 'I kept them' }));
    await press(view, 'Done');
    await waitFor(() => expect(view.shell.notes.busy.size).toBe(0));
  });
});

describe('when it is on', () => {
  it('says since when, and how many recovery codes are left', async () => {
    open([IS_ON]);
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.getByText('10/01/2026')).toBeVisible();
    expect(screen.getByText('10 of 10')).toBeVisible();
  });

  it.each([
    [4, null],
    [3, 'Only a few recovery codes are left. Make new ones before you need the last.'],
    [0, 'No recovery code is left. Without one, a lost phone locks you out.'],
  ])('with %i codes left it warns: %s', async (left, text) => {
    open([on(twoStepState, { ...ON, recovery_codes_left: left })]);
    await screen.findByText(`${left} of 10`);
    expect(screen.queryByText(/recovery codes? (are|is) left/)?.textContent ?? null).toBe(text);
  });

  it('gives new recovery codes for the password and a code', async () => {
    const view = open([IS_ON, on(renewRecoveryCodes, { recovery_codes: CODES })]);
    await press(view, 'New recovery codes');
    const dialog = await sheet('New recovery codes');
    expect(dialog).toHaveTextContent('The codes you have now stop working.');
    await view.user.type(await password(), 'secret123');
    await view.user.type(await code(), '123456{Enter}');
    await sheet('Your recovery codes');
    expect(view.api.sentTo(renewRecoveryCodes).map(({ body }) => body)).toEqual([{ password: 'secret123', code: '123456' }]);
  });

  it('is switched off with the password and a code', async () => {
    const view = open([on(twoStepState, ON, OFF), on(stopTwoStep, { success: true })]);
    await press(view, 'Switch off');
    const dialog = await sheet('Switch off the authenticator app');
    await view.user.type(await password(), 'secret123');
    await view.user.type(await code(), '123456');
    await view.user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('The authenticator app is off.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
    expect(view.api.sentTo(stopTwoStep).map(({ body }) => body)).toEqual([{ password: 'secret123', code: '123456' }]);
  });

  it('takes a recovery code of a player who lost the app', async () => {
    const view = open([IS_ON, on(stopTwoStep, { success: true })]);
    await press(view, 'Switch off');
    await view.user.type(await password(), 'secret123');
    await press(view, 'Use a recovery code');
    await view.user.type(await screen.findByLabelText('Recovery code'), ' abcd-efg1 {Enter}');
    await waitFor(() =>
      expect(view.api.sentTo(stopTwoStep).map(({ body }) => body)).toEqual([{ password: 'secret123', code: 'abcd-efg1' }]),
    );
  });

  describe('and a proof is refused', () => {
    const refuse = async (reply: Parameters<typeof on<typeof stopTwoStep>>[1]) => {
      const view = open([IS_ON, on(stopTwoStep, reply)]);
      await press(view, 'Switch off');
      await view.user.type(await password(), 'secret123');
      await view.user.type(await code(), '123456{Enter}');
      return view;
    };

    it('shows at the password that it is wrong', async () => {
      await refuse(refusal('account.password_wrong'));
      await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Your current password is not correct.'));
      expect(await password()).toHaveFocus();
      expect(await password()).toHaveValue('secret123');
    });

    it('shows at the code that it is wrong', async () => {
      await refuse(refusal('security.code_wrong'));
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/This code is not correct\./));
    });

    it.each([
      [
        'too many tries',
        refusal('platform.too_many', { retryAfterS: 240 }),
        'Too many attempts. Please try again later. Next try in 4 min.',
      ],
      ['no answer', networkFailure(), 'Check your connection and try again.'],
      ['switched off in another tab', refusal('security.not_on'), 'The authenticator app is not switched on.'],
    ])('shows above the button: %s', async (_, reply, text) => {
      await refuse(reply);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    });

    it('sends nothing that is incomplete', async () => {
      const view = open([IS_ON]);
      await press(view, 'New recovery codes');
      const dialog = await sheet('New recovery codes');
      await view.user.type(await code(), '12345');
      await view.user.click(within(dialog).getByRole('button', { name: 'New recovery codes' }));
      await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Please enter your current password.'));
      expect(await code()).toHaveAccessibleDescription(/Enter the 6 digits that the app shows\./);
      expect(view.api.writes()).toEqual([]);
    });
  });
});

it('sends one request for a double click', async () => {
  const view = open([IS_OFF, on(startTwoStep, never())]);
  await press(view, 'Switch on');
  await view.user.type(await password(), 'secret123');
  await view.user.dblClick(screen.getByRole('button', { name: 'Continue' }));
  expect(view.api.sentTo(startTwoStep)).toHaveLength(1);
});

it('shows a skeleton of the card while it loads, and tries again after a failure', async () => {
  const { user, api } = open([on(twoStepState, refusal('platform.forbidden'))]);
  expect(screen.getByRole('status', { name: 'Loading the authenticator app' })).toBeVisible();
  await screen.findByText('This is not yours.');
  api.change(IS_OFF);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
});

describe('in both languages', () => {
  const WORDS = {
    en: { on: 'Switch on', password: 'Current password', code: '6-digit code', kept: 'I kept them' },
    bn: { on: 'চালু করুন', password: 'বর্তমান পাসওয়ার্ড', code: '৬ সংখ্যার কোড', kept: 'আমি এগুলো রেখে দিয়েছি' },
  };

  it.each(['en', 'bn'] as const)('every step has nothing in the way of assistive technology (%s)', async (language) => {
    const words = WORDS[language];
    const view = open([on(twoStepState, OFF, OFF, ON), on(startTwoStep, SECRET), on(confirmTwoStep, { recovery_codes: CODES })], {
      language,
    });
    await press(view, words.on);
    await view.user.type(await screen.findByLabelText(words.password), 'secret123');
    await expectAccessible();
    await view.user.keyboard('{Enter}');
    await view.user.type(await screen.findByLabelText(words.code), '123456');
    await expectAccessible();
    await view.user.keyboard('{Enter}');
    await view.user.click(await screen.findByRole('checkbox', { name: words.kept }));
    await expectAccessible();
  });

  it.each(['en', 'bn'] as const)('the same is true for the card of a player with few codes (%s)', async (language) => {
    open([on(twoStepState, { ...ON, recovery_codes_left: 2 })], { language });
    await screen.findByText('10/01/2026');
    await expectAccessible();
  });
});
