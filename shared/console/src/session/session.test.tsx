import { screen, waitFor } from '@testing-library/react';
import {
  approveTransaction,
  failTransaction,
  joinConsole,
  lookAtInvitation,
  showQueue,
  signIn,
  signOut,
} from '@site/platform-operator/calls';
import { expectAccessible, refusal } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, CASHIER, onCall, queuePage, renderConsole, request } from '#testing';

const TOKEN = 'a'.repeat(43);
const QUEUE = onCall(showQueue, queuePage([request(1)]));

async function fillIn(user: ReturnType<typeof renderConsole>['user']) {
  await user.type(screen.getByLabelText('Password'), 'four good words');
  await user.type(screen.getByLabelText('Code of your authenticator app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('asks nobody for anything but name, password and code, and goes on to the address that was wanted', async () => {
  const { user, api } = renderConsole({ path: '/queue', api: [onCall(signIn, CASHIER), QUEUE] });
  await user.type(await screen.findByLabelText('Name'), 'karim');
  await expectAccessible();
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Deposits and withdrawals' })).toBeVisible();
  expect(api.sentTo(endpointOf(signIn))[0]?.body).toEqual({ name: 'karim', password: 'four good words', code: '123456' });
});

it('has one message for any wrong part, and asks for the code anew', async () => {
  const { user } = renderConsole({ api: [onCall(signIn, refusal('access.invalid_credentials'))] });
  await user.type(await screen.findByLabelText('Name'), 'karim');
  await fillIn(user);
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  expect(screen.getByLabelText('Code of your authenticator app')).toHaveValue('');
  expect(screen.getByLabelText('Code of your authenticator app')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('four good words');
});

it('says after how many seconds a further try is possible', async () => {
  const { user } = renderConsole({ api: [onCall(signIn, refusal('platform.too_many', { retryAfterS: 40 }))] });
  await user.type(await screen.findByLabelText('Name'), 'karim');
  await fillIn(user);
  expect(await screen.findByText(/Please try again in 40 s\./)).toBeVisible();
});

it('keeps the page of a session that ended in the middle, and goes on when the person is back', async () => {
  const decided = { transaction_id: 'D1', action: 'deposit', key: '2', amount: '500.00', reason: 'Paid twice', proposal: null } as const;
  const ended = refusal('platform.unauthenticated');
  const { user, api } = renderConsole({
    session: CASHIER,
    path: '/queue',
    api: [QUEUE, onCall(failTransaction, ended, decided), onCall(signIn, { ...CASHIER, csrf: 'second' })],
  });
  await user.click(await screen.findByText('player1'));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await user.selectOptions(screen.getByLabelText('Reason'), 'Own words');
  await user.type(screen.getByLabelText('Reason in your own words'), 'Paid twice');
  await user.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  await fillIn(user);
  await waitFor(() => expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Reason in your own words')).toHaveValue('Paid twice');
  await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
  await waitFor(() =>
    expect(api.sentTo(endpointOf(failTransaction)).map(({ headers }) => headers['x-csrf-token'])).toEqual(['csrf-of-karim', 'second']),
  );
});

it('sends the token of the session with every post, and none after the end', async () => {
  const decided = { transaction_id: 'D1', action: 'deposit', key: '1', amount: '500.00', reason: null, proposal: null } as const;
  const { user, api } = renderConsole({
    session: CASHIER,
    path: '/queue',
    api: [QUEUE, onCall(approveTransaction, decided), onCall(signOut, { ended: true })],
  });
  await user.click(await screen.findByText('player1'));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(screen.getAllByRole('button', { name: 'Approve' }).at(-1) as HTMLElement);
  await waitFor(() => expect(api.sentTo(endpointOf(approveTransaction))[0]?.headers['x-csrf-token']).toBe('csrf-of-karim'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Account of karim' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(api.sentTo(endpointOf(signOut))).toHaveLength(1);
});

describe('a link to join', () => {
  const INVITATION = onCall(lookAtInvitation, {
    name: 'nadia',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
  });
  beforeEach(() => window.history.replaceState(null, '', `/console/join#${TOKEN}`));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('leaves the address at once, and shows the secret as a picture and as text', async () => {
    const { api } = renderConsole({ path: '/join', api: [INVITATION] });
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(api.sentTo(endpointOf(lookAtInvitation))[0]?.body).toEqual({ token: TOKEN });
    await expectAccessible();
  });

  it('takes no short password, and none that was typed in two ways', async () => {
    const { user, api } = renderConsole({ path: '/join', api: [INVITATION] });
    await user.type(await screen.findByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('The password again'), 'other');
    await user.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText('Use at least 12 characters.')).toBeVisible();
    expect(screen.getByText('The two passwords are not the same.')).toBeVisible();
    expect(api.sentTo(endpointOf(joinConsole))).toEqual([]);
  });

  it('signs the person in', async () => {
    const { user, api } = renderConsole({ path: '/join', api: [INVITATION, onCall(joinConsole, ADMIN), QUEUE] });
    await user.type(await screen.findByLabelText('New password'), 'four good words');
    await user.type(screen.getByLabelText('The password again'), 'four good words');
    await user.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('heading', { name: 'Deposits and withdrawals' })).toBeVisible();
    expect(api.sentTo(endpointOf(joinConsole))[0]?.body).toEqual({ token: TOKEN, password: 'four good words', code: '123456' });
  });

  it('says that a used link does not work', async () => {
    renderConsole({ path: '/join', api: [onCall(lookAtInvitation, refusal('platform.not_found'))] });
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });
});
