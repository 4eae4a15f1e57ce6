import { screen, waitFor } from '@testing-library/react';
import { captcha, login } from '@site/api/contracts/access';
import { getLogo } from '@site/api/contracts/site';
import { expectAccessible, networkFailure, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { LoginPage } from './login.page';

const ANSWER = { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'E1' }], message: 'ok' };
const PERSON = { username: 'rahim2026', password: 'secret123' };
const ASKED = refusal('access.captcha_required');
const picture = (id: string) => ({ id, image: `data:image/svg+xml;base64,${btoa(`<svg id="${id}"/>`)}` });
const PICTURES = on(captcha, picture('C1'), picture('C2'), picture('C3'));

type Replies = Parameters<typeof on<typeof login>>[1][];

/** Sends a first try, which the platform refuses because it wants a picture code. */
async function reachPicture(
  replies: Replies,
  { pictures = PICTURES, ...options }: RemoteTestOptions & { pictures?: typeof PICTURES } = {},
) {
  const view = renderRemote(<LoginPage />, {
    path: '/login',
    texts,
    ...options,
    api: [on(getLogo, refusal('platform.not_found')), pictures, on(login, ASKED, ...replies)],
  });
  await view.user.type(screen.getByLabelText('Username'), PERSON.username);
  await view.user.type(screen.getByLabelText('Password'), `${PERSON.password}{Enter}`);
  await screen.findByLabelText('Verification code');
  return view;
}

const digits = () => screen.getByLabelText('Verification code');
const image = () => screen.findByRole('img', { name: 'Picture with 4 digits' });
const submit = () => screen.getByRole('button', { name: 'Login' });
const bodies = (view: Awaited<ReturnType<typeof reachPicture>>) => view.api.sentTo(login).map(({ body }) => body);

it('shows no picture while the platform asks for none', () => {
  const view = renderRemote(<LoginPage />, { path: '/login', texts, api: [on(getLogo, refusal('platform.not_found')), PICTURES] });
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  expect(view.api.sentTo(captcha)).toEqual([]);
});

it('shows the picture when the platform asks for it, keeps what was typed, and logs in with its digits', async () => {
  const view = await reachPicture([ANSWER]);
  expect(digits()).toHaveAccessibleDescription(/Please enter the digits in the picture\./);
  expect(digits()).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveValue(PERSON.username);
  expect(screen.getByLabelText('Password')).toHaveValue(PERSON.password);
  await image();
  await view.user.type(digits(), '৪8x21{Enter}');
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(bodies(view)).toEqual([PERSON, { ...PERSON, captcha_id: 'C1', captcha: '4821' }]);
});

it('shows another picture after wrong digits, and after any other refusal, and empties the field', async () => {
  const view = await reachPicture([refusal('access.captcha_wrong'), refusal('access.invalid_credentials'), ANSWER]);
  await image();
  await view.user.type(digits(), '1111{Enter}');
  await waitFor(() => expect(digits()).toHaveAccessibleDescription(/Invalid verification code/));
  expect(digits()).toHaveValue('');
  await waitFor(() => expect(view.api.sentTo(captcha)).toHaveLength(2));
  await image();
  await view.user.type(digits(), '2222{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Invalid credentials'));
  await waitFor(() => expect(view.api.sentTo(captcha)).toHaveLength(3));
  await image();
  await view.user.type(digits(), '3333{Enter}');
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(bodies(view).at(-1)).toEqual({ ...PERSON, captcha_id: 'C3', captcha: '3333' });
});

it('sends nothing before all digits are typed', async () => {
  const view = await reachPicture([ANSWER]);
  await image();
  await view.user.type(digits(), '482');
  await view.user.click(submit());
  await waitFor(() => expect(digits()).toHaveAccessibleDescription(/Please enter the digits in the picture\./));
  expect(bodies(view)).toEqual([PERSON]);
});

it('says that the picture could not be loaded, and asks for it again', async () => {
  const view = await reachPicture([ANSWER], { pictures: on(captcha, refusal('platform.too_many'), picture('C2')) });
  await waitFor(() => expect(digits()).toHaveAccessibleDescription(/The picture could not be loaded/));
  await view.user.click(screen.getByRole('button', { name: 'New picture' }));
  await image();
  await view.user.type(digits(), '4821{Enter}');
  await waitFor(() => expect(view.location().pathname).toBe('/'));
});

it('sends the same code with the step of the authenticator app, without a new picture', async () => {
  const view = await reachPicture([refusal('access.second_step'), ANSWER]);
  await image();
  await view.user.type(digits(), '4821{Enter}');
  await view.user.type(await screen.findByLabelText('6-digit code'), '123456');
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  await view.user.click(submit());
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  const carried = { ...PERSON, captcha_id: 'C1', captcha: '4821' };
  expect(bodies(view)).toEqual([PERSON, carried, { ...carried, code: '123456' }]);
});

it('shows another picture beside the code of the app after a wrong code', async () => {
  const view = await reachPicture([refusal('access.second_step'), refusal('access.code_wrong'), ANSWER]);
  await image();
  await view.user.type(digits(), '4821{Enter}');
  await view.user.type(await screen.findByLabelText('6-digit code'), '111111{Enter}');
  await image();
  await view.user.type(digits(), '7777');
  await view.user.clear(screen.getByLabelText('6-digit code'));
  await view.user.type(screen.getByLabelText('6-digit code'), '222222{Enter}');
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(bodies(view).at(-1)).toEqual({ ...PERSON, code: '222222', captcha_id: 'C2', captcha: '7777' });
});

it('shows the message of the form when the network is away', async () => {
  const view = await reachPicture([networkFailure()]);
  await image();
  await view.user.type(digits(), '4821{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Network error, please try again later.'));
});

it('has nothing in the way of assistive technology', async () => {
  await reachPicture([ANSWER]);
  await image();
  await expectAccessible();
});

it('speaks Bangla', async () => {
  const view = renderRemote(<LoginPage />, {
    path: '/login',
    texts,
    language: 'bn',
    api: [on(getLogo, refusal('platform.not_found')), PICTURES, on(login, ASKED)],
  });
  await view.user.type(await screen.findByLabelText('ইউজারনেম'), PERSON.username);
  await view.user.type(screen.getByLabelText('পাসওয়ার্ড'), `${PERSON.password}{Enter}`);
  expect(await screen.findByLabelText('যাচাই কোড')).toHaveAccessibleDescription(/ছবির সংখ্যাগুলো লিখুন।/);
  expect(await screen.findByRole('img', { name: '4টি সংখ্যার ছবি' })).toBeVisible();
});
