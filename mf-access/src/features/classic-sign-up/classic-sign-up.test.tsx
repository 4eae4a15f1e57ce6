import { screen, waitFor, within } from '@testing-library/react';
import { captcha, createPlayers } from '@site/api/contracts/access';
import { createShellDouble } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, offContract, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ClassicSignUp } from './classic-sign-up';

const picture = (id: string) => ({ id, image: `data:image/svg+xml;base64,${btoa(`<svg id="${id}"/>`)}` });
const pictures = on(captcha, picture('C1'), picture('C2'), picture('C3'));
const CREATED = { success: true as const, message: 'ok', remote_id: 'R2', username: 'rahim2026' };
const AGE = "I'm 18 years old, and agree to terms and conditions";
const TAKEN = { username: ['This username is already taken.'], email: ['This e-mail address is already registered.'] };

const open = ({ api = [on(createPlayers, CREATED)], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ClassicSignUp />, { path: '/register?form=classic', texts, api: [pictures, ...api], ...options });
type View = ReturnType<typeof open>;

const field = (label: string) => screen.getByLabelText(label);
const next = (view: View) => view.user.click(screen.getByRole('button', { name: 'Next' }));
const submit = (view: View) => view.user.click(screen.getByRole('button', { name: 'SUBMIT' }));
const image = () => screen.findByRole('img', { name: 'Picture with 4 digits' });

const STEP_1 = { Username: 'rahim2026', Password: 'secret123', 'Confirm Password': 'secret123' };
const STEP_2 = { 'Full Name': 'Rahim Uddin', 'Phone Number': '01712345678', 'E-mail': 'rahim@example.com', 'Verification code': '4821' };

async function type(view: View, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await view.user.clear(field(label));
    if (text) await view.user.type(field(label), text);
  }
}

async function toStep2(view: View, changes: Partial<typeof STEP_1> = {}) {
  await type(view, { ...STEP_1, ...changes });
  await next(view);
  await image();
}

async function sendAll(view: View, changes: Partial<typeof STEP_2> = {}) {
  await toStep2(view);
  await type(view, { ...STEP_2, ...changes });
  await view.user.click(screen.getByRole('checkbox', { name: AGE }));
  await submit(view);
}

const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent);

describe('the fields', () => {
  it('ACCESS-040: step 1 has five, step 2 has six, in order', async () => {
    const view = open();
    expect(labels()).toEqual(['Username', 'Currency', 'Password', 'Confirm Password', 'Refer Code']);
    expect(screen.getByText('Your account').closest('li')).toHaveAttribute('aria-current', 'step');
    await toStep2(view);
    expect(labels()).toEqual(['Full Name', 'Calling code', 'Phone Number', 'E-mail', 'Verification code', AGE]);
    expect(screen.getByText('About you').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(field('Full Name')).toHaveFocus();
  });

  it('ACCESS-039: the currencies have their codes as values, and BDT is chosen', () => {
    open();
    const options = within(field('Currency')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['8', 'BDT'],
      ['7', 'INR'],
      ['17', 'PKR'],
    ]);
    expect(field('Currency')).toHaveValue('8');
  });

  it('ACCESS-042, C-01: the username becomes lower case while it is typed, and has its hint', async () => {
    const view = open();
    await view.user.type(field('Username'), 'ABcd');
    expect(field('Username')).toHaveValue('abcd');
    expect(field('Username')).toHaveAccessibleDescription('4-15 characters, letters and numbers, lowercased');
    await view.user.type(field('Username'), 'X', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field('Username')).toHaveValue('axbcd');
    expect((field('Username') as HTMLInputElement).selectionStart).toBe(2);
  });

  it('ACCESS-043, C-02: the password has its hint', () => {
    open();
    expect(field('Password')).toHaveAccessibleDescription('6-20 characters');
  });

  it('ACCESS-044: the refer code has its hint', () => {
    open();
    expect(field('Refer Code')).toHaveAccessibleDescription('6-20 characters, optional');
  });

  it('ACCESS-045: the full name has its hint, and takes 100 characters', async () => {
    const view = open();
    await toStep2(view);
    expect(field('Full Name')).toHaveAttribute('maxlength', '100');
    expect(field('Full Name')).toHaveAccessibleDescription(
      'At most 100 characters. It must be your legal name: withdrawals are paid to it.',
    );
  });

  it.each([
    [{ referral: 'REF123', affiliate: 'AFF123' }, 'REF123'],
    [{ referral: null, affiliate: 'AFF123' }, 'AFF123'],
    [{ referral: null, affiliate: null }, ''],
  ])('ACCESS-017: the code of %j is filled in', (codes, value) => {
    open({ shell: { codes } });
    expect(field('Refer Code')).toHaveValue(value);
  });

  it('ACCESS-047: the calling code is +880 only', async () => {
    const view = open();
    await toStep2(view);
    const options = within(field('Calling code')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([['880', '+880']]);
    expect(field('Calling code')).toHaveValue('880');
  });

  it('ACCESS-046, M-04: the code has the four digits of a picture, which the platform draws', async () => {
    const view = open();
    expect(view.api.sentTo(captcha)).toEqual([]);
    await toStep2(view);
    expect(view.api.sentTo(captcha).map(({ path }) => path)).toEqual(['/api/captcha']);
    expect(await image()).toHaveAttribute('src', picture('C1').image);
    await view.user.type(field('Verification code'), '12a৩45');
    expect(field('Verification code')).toHaveValue('1234');
    expect(field('Verification code')).toHaveAttribute('inputmode', 'numeric');
    await view.user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(async () => expect(await image()).toHaveAttribute('src', picture('C2').image));
    expect(field('Verification code')).toHaveValue('');
    const standard = screen.getByRole('link', { name: 'The standard form asks for one only when many accounts come from your network' });
    expect(standard).toHaveAttribute('href', '/register');
  });
});

describe('the checks, each before the next', () => {
  it.each([
    ['ACCESS-048: step 1 needs a username', { Username: '' }, 'Username', 'Please fill in all fields.'],
    ['ACCESS-048: step 1 needs a password', { Password: '' }, 'Password', 'Please fill in all fields.'],
    [
      'ACCESS-048: step 1 needs a confirmation, before it compares them',
      { 'Confirm Password': '' },
      'Confirm Password',
      'Please fill in all fields.',
    ],
    ['ACCESS-049: step 1 compares the passwords', { 'Confirm Password': 'secret124' }, 'Confirm Password', 'Passwords do not match.'],
  ])('%s', async (_, changes, label, says) => {
    const view = open();
    await type(view, { ...STEP_1, ...changes });
    await next(view);
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(screen.getByText(says)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
  });

  it.each([
    ['ACCESS-050: step 2 needs a full name', 'Full Name'],
    ['ACCESS-050: step 2 needs a phone number', 'Phone Number'],
    ['ACCESS-050: step 2 needs an e-mail address', 'E-mail'],
    ['ACCESS-050: step 2 needs the digits, before it asks for the age', 'Verification code'],
  ])('%s', async (_, label) => {
    const view = open();
    await toStep2(view);
    await type(view, { ...STEP_2, [label]: '' });
    await submit(view);
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(screen.getByText('Please fill in all fields for step 2.')).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(view.api.writes()).toEqual([]);
  });

  it('ACCESS-051: step 2 asks for the age at last', async () => {
    const view = open();
    await toStep2(view);
    await type(view, STEP_2);
    await submit(view);
    const box = screen.getByRole('checkbox', { name: AGE });
    await waitFor(() => expect(box).toHaveAccessibleDescription('You must confirm that you are 18 years old.'));
    expect(view.api.writes()).toEqual([]);
  });

  it('step 2 keeps the values of step 1, and the other way round', async () => {
    const view = open();
    await toStep2(view);
    await type(view, { 'Full Name': 'Rahim Uddin' });
    await view.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field('Username')).toHaveFocus();
    for (const [label, text] of Object.entries(STEP_1)) expect(field(label)).toHaveValue(text);
    await next(view);
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Rahim Uddin');
  });
});

describe('M-03: it creates the player', () => {
  it('ACCESS-041: sends what was typed and the code of the picture', async () => {
    const view = open({ shell: { codes: { referral: 'REF123', affiliate: null } } });
    await view.user.selectOptions(field('Currency'), 'PKR');
    await sendAll(view);
    await waitFor(() =>
      expect(view.api.writes().map(({ path, body }) => [path, body])).toEqual([
        [
          '/api/v1/create-players',
          {
            username: 'rahim2026',
            password: 'secret123',
            confirmPassword: 'secret123',
            name: 'Rahim Uddin',
            phone: '01712345678',
            email: 'rahim@example.com',
            referral_code: 'REF123',
            currency: 'PKR',
            captcha_id: 'C1',
            captcha: '4821',
          },
        ],
      ]),
    );
  });

  it('with the same number, typed with or without its 0 behind the calling code', async () => {
    const view = open();
    await sendAll(view, { 'Phone Number': '1712345678' });
    await waitFor(() => expect(view.api.sentTo(createPlayers)[0]?.body).toMatchObject({ phone: '01712345678' }));
  });

  it('ACCESS-041: says so, clears, goes back to step 1, and leaves the log-in to the player', async () => {
    const shell = createShellDouble();
    const view = open({ shell });
    await sendAll(view);
    const said = await screen.findByText(/Your account has been created\. You can log in with it now\./);
    expect(said.closest('[role="status"]')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    for (const label of ['Username', 'Password', 'Confirm Password', 'Refer Code']) expect(field(label)).toHaveValue('');
    expect(view.shell.current().session.player).toBeNull();
    expect(view.location().pathname).toBe('/register');
    view.unmount();
    open({ shell });
    expect(field('Username')).toHaveValue('');
  });

  it('takes the next player with a picture of their own', async () => {
    const view = open();
    await sendAll(view);
    await screen.findByText(/Your account has been created/);
    await sendAll(view);
    await waitFor(() => expect(view.api.sentTo(createPlayers)).toHaveLength(2));
    expect(view.api.sentTo(createPlayers).map(({ body }) => (body as { captcha_id: string }).captcha_id)).toEqual(['C1', 'C2']);
  });

  it('sends one request for a double click', async () => {
    const view = open({ api: [on(createPlayers, never())] });
    await toStep2(view);
    await type(view, STEP_2);
    await view.user.click(screen.getByRole('checkbox', { name: AGE }));
    await view.user.dblClick(screen.getByRole('button', { name: 'SUBMIT' }));
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(view.api.sentTo(createPlayers)).toHaveLength(1);
  });
});

it.each([
  ['alone', { referral: null, affiliate: 'AFF1' }, { referral_code: 'AFF1', affiliate_code: 'AFF1' }],
  ['after a referral link', { referral: 'REF1', affiliate: 'AFF1' }, { referral_code: 'REF1', affiliate_code: 'AFF1' }],
])('PLATFORM-019: names the affiliate whose link came %s', async (_, codes, named) => {
  const view = open({ shell: { codes } });
  await sendAll(view);
  await waitFor(() => expect(view.api.sentTo(createPlayers)[0]?.body).toMatchObject(named));
});

describe('a refusal', () => {
  it.each([
    ['its own error', refusal('access.captcha_wrong')],
    ['a field error', refusal('platform.invalid', { errors: { captcha: ['Invalid verification code'] } })],
  ])('ACCESS-046, M-04: of the code, as %s, is shown under the field with a new picture', async (_, reply) => {
    const view = open({ api: [on(createPlayers, reply, CREATED)] });
    await sendAll(view);
    await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription(/^Invalid verification code/));
    expect(field('Verification code')).toHaveValue('');
    expect(field('Verification code')).toHaveFocus();
    expect(await image()).toHaveAttribute('src', picture('C2').image);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(field('Full Name')).toHaveValue('Rahim Uddin');
    await type(view, { 'Verification code': '7777' });
    await submit(view);
    await waitFor(() => expect(view.api.sentTo(createPlayers)[1]?.body).toMatchObject({ captcha_id: 'C2', captcha: '7777' }));
  });

  it('ACCESS-041, M-03, C-01: of both steps goes to the first field, and keeps the rest for its step', async () => {
    const view = open({ api: [on(createPlayers, refusal('platform.invalid', { errors: TAKEN }))] });
    await sendAll(view);
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/^This username is already taken\./));
    expect(field('Username')).toHaveFocus();
    for (const [label, text] of Object.entries(STEP_1)) expect(field(label)).toHaveValue(text);
    await type(view, { Username: 'rahim2027' });
    await next(view);
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('This e-mail address is already registered.'));
    expect(field('E-mail')).toHaveFocus();
  });

  it.each([
    ['the words of the platform', refusal('access.origin_refused'), 'This origin may not create players.'],
    ['words of our own for an empty 500', offContract('', 500), 'Submission failed'],
    ['other words when there is no answer', networkFailure(), 'Network error, please try again'],
    ['when the next try is', refusal('platform.too_many', { retryAfterS: 600 }), 'Next try in 10 min.'],
  ])('of the whole: %s', async (_, reply, says) => {
    const view = open({ api: [on(createPlayers, reply)] });
    await sendAll(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(says));
    expect(field('E-mail')).toHaveValue('rahim@example.com');
    expect(screen.queryByText(/has been created/)).not.toBeInTheDocument();
  });
});

it('shows a message when the picture cannot be loaded, and loads one on request', async () => {
  const view = open({ api: [on(captcha, offContract({}, 404)), on(createPlayers, CREATED)] });
  await type(view, STEP_1);
  await next(view);
  const says = /^The picture could not be loaded\. Ask for a new one\./;
  await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription(says));
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeDisabled();
  view.api.change(on(captcha, picture('C9')));
  await view.user.click(screen.getByRole('button', { name: 'New picture' }));
  expect(await image()).toHaveAttribute('src', picture('C9').image);
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
});

it('keeps the typed text, but no password, when another release replaces this one', async () => {
  const shell = createShellDouble();
  const before = open({ shell });
  await type(before, STEP_1);
  before.unmount();
  open({ shell });
  expect(field('Username')).toHaveValue('rahim2026');
  expect(field('Password')).toHaveValue('');
});

it('has nothing in the way of assistive technology in either step, errors included', async () => {
  const view = open();
  await next(view);
  await screen.findByText('Please fill in all fields.');
  await expectAccessible();
  await toStep2(view);
  await submit(view);
  await screen.findByText('Please fill in all fields for step 2.');
  await expectAccessible();
});

it('speaks Bangla', async () => {
  const view = open({ language: 'bn' });
  await view.user.click(await screen.findByRole('button', { name: 'পরের ধাপ' }));
  expect(await screen.findByText('সব ঘর পূরণ করুন।')).toBeVisible();
});
