import { screen, waitFor } from '@testing-library/react';
import { login } from '@site/api/contracts/access';
import { getLogo } from '@site/api/contracts/site';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { LoginPage } from './login.page';

const ANSWER = { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'E1' }], message: 'ok' };
const PERSON = { username: 'rahim2026', password: 'secret123' };
const ASKED = refusal('access.second_step');
const LABELS = {
  en: { username: 'Username', password: 'Password', code: '6-digit code', recovery: 'Use a recovery code' },
  bn: { username: 'ইউজারনেম', password: 'পাসওয়ার্ড', code: '৬ সংখ্যার কোড', recovery: 'রিকভারি কোড ব্যবহার করুন' },
};

/** A player with the app, at the step after the password. */
async function reachCode(replies: Parameters<typeof on<typeof login>>[1][] = [ANSWER], options: RemoteTestOptions = {}) {
  const view = renderRemote(<LoginPage />, {
    path: '/login',
    texts,
    ...options,
    api: [on(getLogo, refusal('platform.not_found')), on(login, ASKED, ...replies)],
  });
  const label = LABELS[options.language ?? 'en'];
  await view.user.type(await screen.findByLabelText(label.username), PERSON.username);
  await view.user.type(screen.getByLabelText(label.password), `${PERSON.password}{Enter}`);
  await screen.findByLabelText(label.code);
  return view;
}

const code = () => screen.getByLabelText('6-digit code');
const submit = () => screen.getByRole('button', { name: 'Login' });

it('asks for the code in the place of the form, and is ready to be typed into', async () => {
  await reachCode();
  expect(screen.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
});

it('logs in with the same name and password and the code', async () => {
  const view = await reachCode();
  await view.user.type(code(), '123 456{Enter}');
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(view.api.sentTo(login).map(({ body }) => body)).toEqual([PERSON, { ...PERSON, code: '123456' }]);
  expect(Object.fromEntries(view.shell.stored)).toMatchObject({ token: 'T1', exchangeToken: 'E1', popup: '1', regPopup: '0' });
});

it('passes on that the player may only withdraw', async () => {
  const restriction = { kind: 'time_out', until: '2026-01-16T06:00:00.000Z' } as const;
  const view = await reachCode([{ ...ANSWER, restriction }]);
  await view.user.type(code(), '123456{Enter}');
  await waitFor(() => expect(view.shell.current().session.restriction).toEqual(restriction));
});

it('reads Bengali digits', async () => {
  const view = await reachCode();
  await view.user.type(code(), '১২৩৪৫৬');
  expect(code()).toHaveValue('123456');
});

it.each(['', '12345'])('sends nothing for %j, and says what is missing', async (typed) => {
  const view = await reachCode();
  await view.user.type(code(), `${typed}{Enter}`);
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Enter the 6 digits that the app shows.'));
  expect(view.api.sentTo(login)).toHaveLength(1);
});

it('takes a recovery code instead', async () => {
  const view = await reachCode();
  await view.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByLabelText('Recovery code');
  expect(recovery).toHaveFocus();
  await view.user.click(submit());
  await waitFor(() => expect(recovery).toHaveAccessibleDescription(/^Enter one of your recovery codes\./));
  await view.user.type(recovery, ' k7m2-p9xd {Enter}');
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(view.api.sentTo(login).at(-1)?.body).toEqual({ ...PERSON, code: 'k7m2-p9xd' });
});

describe('after a failure', () => {
  it.each([
    ['a wrong code', refusal('access.code_wrong'), 'This code is not correct.'],
    ['too many of them', refusal('access.locked'), 'Too many failed log-ins. Please try again in 15 minutes.'],
    ['the network', networkFailure(), 'Network error, please try again later.'],
  ])('shows %s at the field, and the next try works', async (_, reply, text) => {
    const view = await reachCode([reply, ANSWER]);
    await view.user.type(code(), '123456{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(text));
    expect(view.shell.current().session.player).toBeNull();
    await view.user.clear(code());
    await view.user.type(code(), '654321{Enter}');
    await waitFor(() => expect(view.location().pathname).toBe('/'));
  });

  it('clears the problem of the app code when a recovery code is asked', async () => {
    const view = await reachCode([refusal('access.code_wrong')]);
    await view.user.type(code(), '123456{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription('This code is not correct.'));
    await view.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.queryByText('This code is not correct.')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: "Use the app's code" }));
    expect(code()).toHaveValue('');
  });

  it('asks for the password again when that is no longer right', async () => {
    const view = await reachCode([refusal('access.invalid_credentials')]);
    await view.user.type(code(), '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('Invalid credentials');
  });
});

it('goes back to the form, which has the username and no password', async () => {
  const view = await reachCode();
  await view.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Username')).toHaveValue('rahim2026');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await view.user.type(screen.getByLabelText('Password'), 'another99{Enter}');
  await waitFor(() => expect(view.api.sentTo(login).at(-1)?.body).toEqual({ username: 'rahim2026', password: 'another99' }));
});

it('sends one request for a double click and Enter', async () => {
  const view = await reachCode([never()]);
  await view.user.type(code(), '123456{Enter}');
  await view.user.dblClick(screen.getByRole('button', { name: 'Logging in...' }));
  expect(view.api.sentTo(login)).toHaveLength(2);
});

it.each(['en', 'bn'] as const)('has nothing in the way of assistive technology (%s)', async (language) => {
  const view = await reachCode([refusal('access.code_wrong')], { language });
  await view.user.type(screen.getByLabelText(LABELS[language].code), '123456{Enter}');
  expect(await screen.findByText(language === 'bn' ? 'কোডটি সঠিক নয়।' : 'This code is not correct.')).toBeVisible();
  await expectAccessible();
  await view.user.click(screen.getByRole('button', { name: LABELS[language].recovery }));
  await expectAccessible();
});
