// Decision 0058: the form asks for the ticked box of ACCESS-016.
import { screen, waitFor, within } from '@testing-library/react';
import { captcha, createPlayers, login } from '@site/api/contracts/access';
import { expectAccessible, networkFailure, never, offContract, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { DEMO_PLAYER } from '@site/remote/testing';
import { manifest } from '#manifest';
import { texts } from '#fixtures';
import { SignUpPage } from './sign-up.page';

const CREATED = { success: true as const, message: 'ok', remote_id: 'R2', username: 'rahim2026' };
const ANSWER = { token: 'T2', remote_id: 'R2', username: 'rahim2026', exchange: [{ token: 'E2' }], message: 'ok' };
const FILLED = {
  Username: 'rahim2026',
  Password: 'secret123',
  'Confirm Password': 'secret123',
  'Full Name': 'Rahim Uddin',
  'Phone Number': '01712345678',
  'E-mail': 'rahim@example.com',
};
const AGE = "I'm 18 years old, and agree to terms and conditions";

type View = ReturnType<typeof renderRemote>;

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<SignUpPage isWide={options.path === '/register'} />, {
    path: '/signup',
    texts,
    api: [on(createPlayers, CREATED), on(login, ANSWER)],
    ...options,
  });

const field = (label: string) => screen.getByLabelText(label);
const submit = (view: View) => view.user.click(screen.getByRole('button', { name: 'SUBMIT' }));

async function fill(view: View, changes: Partial<Record<keyof typeof FILLED, string>> = {}) {
  for (const [label, text] of Object.entries({ ...FILLED, ...changes })) {
    field(label).focus();
    if (text) await view.user.paste(text);
  }
  await view.user.click(screen.getByRole('checkbox', { name: AGE }));
}

async function send(view: View, changes: Partial<Record<keyof typeof FILLED, string>> = {}) {
  await fill(view, changes);
  await submit(view);
}

it.each(['/signup', '/register'])('ACCESS-014, N-03: opens for visitors, and for players too, at %s', (path) => {
  expect(manifest.paths).toContainEqual(expect.objectContaining({ path, access: 'public' }));
  const view = open({ path, shell: { player: DEMO_PLAYER } });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  expect(view.location().pathname).toBe(path);
});

it('ACCESS-015, 016, 028, C-02: has the fields in the specified order, with the specified texts', () => {
  open();
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual([
    'Username',
    'Password',
    'Confirm Password',
    'Currency',
    'Full Name',
    'Phone Number',
    'E-mail',
    'Referral Code',
    AGE,
  ]);
  expect(field('Referral Code')).toHaveAccessibleDescription('Enter if you have one');
  expect(field('Password')).toHaveAttribute('placeholder', '8-20 characters');
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
});

it('ACCESS-015: shows +88 before the phone number as text that cannot be changed', () => {
  open();
  expect(screen.getByText('+88').tagName).toBe('SPAN');
  expect(screen.getByText('+88')).toBeVisible();
  expect(field('Phone Number')).toHaveValue('');
});

it('ACCESS-015, 039: offers BDT, INR and PKR, with BDT chosen', () => {
  open();
  expect(field('Currency')).toHaveValue('BDT');
  expect(
    within(field('Currency'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['BDT', 'INR', 'PKR']);
});

it.each([
  [{ referral: 'REF1', affiliate: 'AFF1' }, 'REF1'],
  [{ referral: null, affiliate: 'AFF1' }, 'AFF1'],
  [{ referral: null, affiliate: null }, ''],
])('ACCESS-017: fills in the code of %j', (codes, value) => {
  open({ shell: { codes } });
  expect(field('Referral Code')).toHaveValue(value);
});

describe('the problem is shown under the field, and nothing is sent', () => {
  it.each([
    ['ACCESS-018, N-08', 'Username', '', 'Username is required'],
    ['ACCESS-019, N-08', 'Username', 'user_name1', 'Invalid username (only letters and numbers)'],
    ['ACCESS-020, C-01', 'Username', 'seven77', 'Username must be between 8 and 16 characters'],
    ['ACCESS-020, C-01', 'Username', 'a'.repeat(17), 'Username must be between 8 and 16 characters'],
    ['ACCESS-021', 'E-mail', '', 'Email is required'],
    ['ACCESS-022', 'E-mail', 'foo@', 'Invalid email address'],
    ['ACCESS-023', 'Phone Number', '', 'Phone number is required'],
    ['ACCESS-024', 'Phone Number', '123456789', 'Invalid phone number (10-15 digits)'],
    ['ACCESS-024', 'Phone Number', '1'.repeat(16), 'Invalid phone number (10-15 digits)'],
    ['ACCESS-024', 'Phone Number', '0171234567a', 'Invalid phone number (10-15 digits)'],
    ['ACCESS-029', 'Confirm Password', '', 'Confirm Password is required'],
    ['ACCESS-030, C-50', 'Confirm Password', 'secret124', 'Passwords do not match'],
  ] as const)('%s: %s with %j says "%s"', async (_, label, text, says) => {
    const view = open();
    await send(view, { [label]: text });
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(says));
    expect(view.api.writes()).toEqual([]);
  });

  it.each([
    ['ACCESS-025, N-08', '', 'Password is required'],
    ['ACCESS-026, N-08', 'seven77', 'Password must be at least 8 characters'],
    ['ACCESS-027', 'abc12345!', 'Password can only contain letters and numbers (no special characters)'],
  ])('%s: Password with %j says "%s"', async (_, text, says) => {
    const view = open();
    await send(view, { Password: text, 'Confirm Password': text });
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(says));
    expect(view.api.writes()).toEqual([]);
  });

  it('ACCESS-016: the form asks for the tick', async () => {
    const view = open();
    await fill(view);
    await view.user.click(screen.getByRole('checkbox', { name: AGE }));
    await submit(view);
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: AGE })).toHaveAccessibleDescription('You must confirm that you are 18 years old.'),
    );
    expect(view.api.writes()).toEqual([]);
  });

  it('leads to the first field that is wrong', async () => {
    const view = open();
    await submit(view);
    await waitFor(() => expect(field('Username')).toHaveFocus());
  });
});

it.each([
  ['ACCESS-020: 8 characters', { Username: 'eight888' }],
  ['ACCESS-020: 16 characters', { Username: 'a'.repeat(16) }],
  ['ACCESS-026: a password of 8', { Password: 'eight888', 'Confirm Password': 'eight888' }],
  ['ACCESS-024: 10 digits', { 'Phone Number': '1234567890' }],
  ['ACCESS-024: 15 digits', { 'Phone Number': '1'.repeat(15) }],
  ['ACCESS-028: a password of 25', { Password: 'a1b2c'.repeat(5), 'Confirm Password': 'a1b2c'.repeat(5) }],
  ['ACCESS-031: no full name', { 'Full Name': '' }],
])('%s: passes', async (_, changes) => {
  const view = open();
  await send(view, changes);
  await waitFor(() => expect(view.api.sentTo(createPlayers)).toHaveLength(1));
});

it('ACCESS-031: an odd referral code passes', async () => {
  const view = open({ shell: { codes: { referral: '?? odd!', affiliate: null } } });
  await send(view);
  await waitFor(() => expect(view.api.sentTo(createPlayers)[0]?.body).toMatchObject({ referral_code: '?? odd!' }));
});

it('ACCESS-033, 034, 038: creates the player with exactly nine keys, logs in, sets both popups, and goes home', async () => {
  const view = open();
  await send(view);
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(view.api.writes().map(({ path }) => path)).toEqual(['/api/v1/create-players', '/api/login']);
  expect(view.api.sentTo(createPlayers)[0]?.body).toStrictEqual({
    username: 'rahim2026',
    password: 'secret123',
    confirmPassword: 'secret123',
    name: 'Rahim Uddin',
    phone: '01712345678',
    email: 'rahim@example.com',
    referral_code: '',
    currency: 'BDT',
    status: 'active',
  });
  expect(view.api.sentTo(login)[0]?.body).toStrictEqual({ username: 'rahim2026', password: 'secret123' });
  const stored = Object.fromEntries(view.shell.stored);
  expect(stored).toMatchObject({ token: 'T2', remote_id: 'R2', username: 'rahim2026', exchangeToken: 'E2', popup: '1', regPopup: '1' });
});

it.each([
  ['alone', { referral: null, affiliate: 'AFF1' }, { referral_code: 'AFF1', affiliate_code: 'AFF1' }],
  ['after a referral link', { referral: 'REF1', affiliate: 'AFF1' }, { referral_code: 'REF1', affiliate_code: 'AFF1' }],
])('PLATFORM-019: names the affiliate whose link came %s', async (_, codes, named) => {
  const view = open({ shell: { codes } });
  await send(view);
  await waitFor(() => expect(view.api.sentTo(createPlayers)[0]?.body).toMatchObject(named));
});

it('PLATFORM-019: names the affiliate also where another referral code was typed', async () => {
  const view = open({ shell: { codes: { referral: null, affiliate: 'AFF1' } } });
  await view.user.clear(field('Referral Code'));
  await view.user.type(field('Referral Code'), 'FRIEND22');
  await send(view);
  await waitFor(() => expect(view.api.sentTo(createPlayers)[0]?.body).toMatchObject({ referral_code: 'FRIEND22', affiliate_code: 'AFF1' }));
});

it('a code that is too long for the platform does not block a sign-up', async () => {
  const view = open({ shell: { codes: { referral: 'REF1', affiliate: 'A'.repeat(65) } } });
  await send(view);
  await waitFor(() => expect(view.api.sentTo(createPlayers)).toHaveLength(1));
  expect(view.api.sentTo(createPlayers)[0]?.body).not.toHaveProperty('affiliate_code');
});

it('ACCESS-033: sends the currency that was chosen', async () => {
  const view = open();
  await view.user.selectOptions(field('Currency'), 'PKR');
  await send(view);
  await waitFor(() => expect(view.api.sentTo(createPlayers)[0]?.body).toMatchObject({ currency: 'PKR' }));
});

it.each([
  ['the words of the platform', refusal('access.locked'), 'Too many failed log-ins. Please try again in 15 minutes.'],
  ['the network', networkFailure(), 'Network error, please try again'],
])('ACCESS-035: a log-in that fails afterwards is shown above the button: %s', async (_, reply, text) => {
  const view = open({ api: [on(createPlayers, CREATED), on(login, reply)] });
  await send(view);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(screen.getByText('Your account has been created. You can log in with it now.')).toBeVisible();
  expect(view.shell.current().session.player).toBeNull();
});

describe('submitted again after only the log-in failed', () => {
  it('logs in and creates nobody twice', async () => {
    const view = open({ api: [on(createPlayers, CREATED), on(login, networkFailure())] });
    await send(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error, please try again'));
    view.api.change(on(login, ANSWER));
    await submit(view);
    await waitFor(() => expect(view.shell.current().session.player).toEqual({ remoteId: 'R2', username: 'rahim2026' }));
    expect(view.api.sentTo(createPlayers)).toHaveLength(1);
    expect(view.api.sentTo(login)).toHaveLength(2);
  });

  it('creates the other player when another name was typed meanwhile', async () => {
    const view = open({ api: [on(createPlayers, CREATED), on(login, networkFailure())] });
    await send(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error, please try again'));
    await view.user.type(field('Username'), 'b');
    await submit(view);
    await waitFor(() => expect(view.api.sentTo(createPlayers)).toHaveLength(2));
    expect(view.api.sentTo(createPlayers)[1]?.body).toMatchObject({ username: 'rahim2026b' });
  });
});

describe('a refusal', () => {
  it('ACCESS-036: shows the platform’s messages under the fields, and keeps the typed text', async () => {
    const errors = { username: ['This username is already taken.'], email: ['This e-mail address is already registered.', 'More'] };
    const view = open({ api: [on(createPlayers, refusal('platform.invalid', { errors }))] });
    await send(view);
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('This username is already taken.'));
    expect(field('E-mail')).toHaveAccessibleDescription('This e-mail address is already registered.');
    expect(field('Username')).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    for (const [label, text] of Object.entries(FILLED)) expect(field(label)).toHaveValue(text);
    expect(view.api.sentTo(login)).toEqual([]);
  });

  it.each([
    ['ACCESS-036: shows its message', refusal('access.origin_refused'), 'This origin may not create players.'],
    [
      'ACCESS-036: shows its message when it names no field of the form',
      refusal('platform.invalid', { errors: { captcha: ['x'] } }),
      'Please check the highlighted fields.',
    ],
    ['ACCESS-036: shows words of the form for an empty 500', offContract('', 500), 'Submission failed'],
    ['ACCESS-037, C-50: shows that the network failed', networkFailure(), 'Network error, please try again'],
  ])('%s', async (_, reply, text) => {
    const view = open({ api: [on(createPlayers, reply)] });
    await send(view);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  });

  it('can be sent again', async () => {
    const view = open({ api: [on(createPlayers, networkFailure(), CREATED), on(login, ANSWER)] });
    await send(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error'));
    await submit(view);
    await waitFor(() => expect(view.location().pathname).toBe('/'));
  });
});

it('sends one request for a double click', async () => {
  const view = open({ api: [on(createPlayers, never())] });
  await fill(view);
  await view.user.dblClick(screen.getByRole('button', { name: 'SUBMIT' }));
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(view.api.sentTo(createPlayers)).toHaveLength(1);
});

it('speaks Bangla', async () => {
  const view = open({ language: 'bn' });
  await view.user.click(await screen.findByRole('button', { name: 'জমা দিন' }));
  expect(await screen.findByText('ফোন নম্বর দিতে হবে')).toBeVisible();
  expect(screen.getByText('আপনার বয়স ১৮ বছর তা নিশ্চিত করতে হবে।')).toBeVisible();
});

it.each(['/signup', '/register'])('%s has nothing in the way of assistive technology, errors included', async (path) => {
  const view = open({ path });
  await submit(view);
  await screen.findByText('Username is required');
  await expectAccessible();
});

describe('N-02: the classic form', () => {
  const openRegister = (path: string, layout: 'mobile' | 'desktop') =>
    renderRemote(<SignUpPage isWide classicForm={<p>The classic form</p>} />, { path, texts, shell: { layout } });
  const classic = () => screen.getByRole('switch', { name: 'Classic form' });

  it('is behind a switch on the desktop, reached by keyboard and kept in the address', async () => {
    const view = openRegister('/register?ref=7', 'desktop');
    expect(classic()).not.toBeChecked();
    expect(screen.queryByText('The classic form')).not.toBeInTheDocument();
    await view.user.type(field('Username'), 'rahim2026');
    classic().focus();
    await view.user.keyboard('[Space]');
    expect(classic()).toBeChecked();
    expect(screen.getByText('The classic form')).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    expect(view.location().search).toBe('?ref=7&form=classic');
    await expectAccessible();
    await view.user.keyboard('[Enter]');
    expect(field('Username')).toHaveValue('rahim2026');
    expect(view.location().search).toBe('?ref=7');
  });

  it('is shown at once at its address', () => {
    openRegister('/register?form=classic', 'desktop');
    expect(screen.getByText('The classic form')).toBeVisible();
  });

  it('is not offered on a phone, nor at /signup', () => {
    const phone = openRegister('/register?form=classic', 'mobile');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(field('Username')).toBeVisible();
    phone.unmount();
    open({ path: '/signup?form=classic', shell: { layout: 'desktop' } });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(field('Username')).toBeVisible();
  });
});

describe('when the platform asks for picture codes', () => {
  const picture = (id: string) => ({ id, image: `data:image/svg+xml;base64,${btoa(`<svg id="${id}"/>`)}` });
  const asked = refusal('access.captcha_required');
  const digits = () => screen.findByLabelText('Verification code');
  const pictured = () => screen.findByRole('img', { name: 'Picture with 4 digits' });
  const payloads = (view: View) => view.api.sentTo(createPlayers).map(({ body }) => body);

  it('shows the picture, keeps what was typed, and signs up with its digits', async () => {
    const view = open({ api: [on(captcha, picture('C1')), on(createPlayers, asked, CREATED), on(login, ANSWER)] });
    await send(view);
    expect(await digits()).toHaveAccessibleDescription(/Please enter the digits in the picture\./);
    expect(await digits()).toHaveFocus();
    for (const [label, text] of Object.entries(FILLED)) expect(field(label)).toHaveValue(text);
    await pictured();
    await view.user.type(await digits(), '4821');
    await submit(view);
    await waitFor(() => expect(view.api.sentTo(login)).toHaveLength(1));
    expect(payloads(view)[0]).not.toHaveProperty('captcha');
    expect(payloads(view)[1]).toEqual({ ...(payloads(view)[0] as object), captcha_id: 'C1', captcha: '4821' });
    expect(view.api.sentTo(login)[0]?.body).toEqual({ username: 'rahim2026', password: 'secret123' });
  });

  it('shows another picture when a field is refused, and names both', async () => {
    const taken = refusal('platform.invalid', { errors: { username: ['This username is already taken.'] } });
    const view = open({ api: [on(captcha, picture('C1'), picture('C2')), on(createPlayers, asked, taken)] });
    await send(view);
    await digits();
    await pictured();
    await view.user.type(await digits(), '4821');
    await submit(view);
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('This username is already taken.'));
    expect(await digits()).toHaveValue('');
    await waitFor(() => expect(view.api.sentTo(captcha)).toHaveLength(2));
  });

  it('asks for it when only the log-in remains, and creates nobody twice', async () => {
    const view = open({ api: [on(captcha, picture('C1')), on(createPlayers, CREATED), on(login, asked, ANSWER)] });
    await send(view);
    await digits();
    expect(screen.getByText('Your account has been created. You can log in with it now.')).toBeVisible();
    await pictured();
    await view.user.type(await digits(), '4821');
    await submit(view);
    await waitFor(() => expect(view.api.sentTo(login)).toHaveLength(2));
    expect(view.api.sentTo(createPlayers)).toHaveLength(1);
    expect(view.api.sentTo(login)[1]?.body).toEqual({ username: 'rahim2026', password: 'secret123', captcha_id: 'C1', captcha: '4821' });
  });
});
