import { screen, waitFor, within } from '@testing-library/react';
import { captcha } from '@site/api/contracts/access';
import { forgotPassword, resetPassword } from '@site/api/contracts/recovery';
import { expectAccessible, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { ForgotPasswordPage } from './forgot-password.page';

const SENT = { message: 'OTP sent successfully.' };
const CHANGED = { message: 'Password changed successfully. Please login with your new password.' };
const ASKED = refusal('access.captcha_required');
const REQUEST = { type: 'email', email: 'rahim@example.com', username: 'rahim2026' };
const RESET = { otp: '123456', password: 'abcd1234', password_confirmation: 'abcd1234', username: 'rahim2026' };

const picture = (id: string) => ({ id, image: `data:image/svg+xml;base64,${btoa(`<svg id="${id}"/>`)}` });
const PICTURES = on(captcha, picture('C1'), picture('C2'), picture('C3'));

/** Opens the page and submits the form once. */
async function ask({ api = [], ...options }: RemoteTestOptions = {}) {
  const view = renderRemote(<ForgotPasswordPage />, { path: '/forgot-password', texts, ...options, api: [PICTURES, ...api] });
  await view.user.type(field('E-mail'), REQUEST.email);
  await view.user.type(field('Username'), `${REQUEST.username}{Enter}`);
  return view;
}
type View = Awaited<ReturnType<typeof ask>>;

const field = (label: string) => screen.getByLabelText(label);
const digits = () => screen.findByLabelText('Verification code');
const image = () => screen.findByRole('img', { name: 'Picture with 4 digits' });
const asked = (view: View) => view.api.sentTo(forgotPassword).map(({ body }) => body);
const changed = (view: View) => view.api.sentTo(resetPassword).map(({ body }) => body);

async function typeReset({ user }: View) {
  await user.type(await screen.findByLabelText('OTP'), RESET.otp);
  await user.type(field('New Password'), RESET.password);
  await user.type(field('Confirm New Password'), `${RESET.password}{Enter}`);
}

it('shows the picture when the platform asks for it, keeps what was typed, and sends the code with its digits', async () => {
  const view = await ask({ api: [on(forgotPassword, ASKED, SENT)] });
  expect(await digits()).toHaveAccessibleDescription(/Please enter the digits in the picture\./);
  expect(await digits()).toHaveFocus();
  expect(field('E-mail')).toHaveValue(REQUEST.email);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await image();
  await view.user.type(await digits(), '4821{Enter}');
  expect(await screen.findByLabelText('OTP')).toBeVisible();
  expect(asked(view)).toEqual([REQUEST, { ...REQUEST, captcha_id: 'C1', captcha: '4821' }]);
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
});

it('sends nothing before all digits are typed', async () => {
  const view = await ask({ api: [on(forgotPassword, ASKED, SENT)] });
  await image();
  await view.user.type(await digits(), '48{Enter}');
  await waitFor(async () => expect(await digits()).toHaveAccessibleDescription(/Please enter the digits in the picture\./));
  expect(asked(view)).toEqual([REQUEST]);
});

it('shows another picture after wrong digits, and after any other refusal, whose message is on the form', async () => {
  const view = await ask({
    api: [on(forgotPassword, ASKED, refusal('access.captcha_wrong'), refusal('platform.too_many', { retryAfterS: 42 }), SENT)],
  });
  await image();
  await view.user.type(await digits(), '1111{Enter}');
  await waitFor(async () => expect(await digits()).toHaveAccessibleDescription(/Invalid verification code/));
  expect(await digits()).toHaveValue('');
  await waitFor(() => expect(view.api.sentTo(captcha)).toHaveLength(2));
  await image();
  await view.user.type(await digits(), '2222{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Next try in 42 s.'));
  await waitFor(() => expect(view.api.sentTo(captcha)).toHaveLength(3));
  await image();
  await view.user.type(await digits(), '3333{Enter}');
  expect(await screen.findByLabelText('OTP')).toBeVisible();
  expect(asked(view).at(-1)).toEqual({ ...REQUEST, captcha_id: 'C3', captcha: '3333' });
});

it('asks for the digits beside the new password, keeps the typed text, and changes the password with the digits', async () => {
  const view = await ask({ api: [on(forgotPassword, SENT), on(resetPassword, ASKED, CHANGED)] });
  await typeReset(view);
  expect(await digits()).toHaveFocus();
  expect(field('OTP')).toHaveValue(RESET.otp);
  await image();
  await view.user.type(await digits(), '4821{Enter}');
  await waitFor(() => expect(view.shell.notes.successes).toEqual([CHANGED.message]));
  expect(changed(view)).toEqual([RESET, { ...RESET, captcha_id: 'C1', captcha: '4821' }]);
});

it('shows another picture after a wrong code, and says so on the form', async () => {
  const view = await ask({ api: [on(forgotPassword, SENT), on(resetPassword, ASKED, refusal('recovery.otp_wrong'), CHANGED)] });
  await typeReset(view);
  await image();
  await view.user.type(await digits(), '1111{Enter}');
  await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent('The OTP is wrong or has expired.'));
  expect(await digits()).toHaveValue('');
  await image();
  await view.user.type(await digits(), '2222{Enter}');
  await waitFor(() => expect(changed(view).at(-1)).toEqual({ ...RESET, captcha_id: 'C2', captcha: '2222' }));
});

it('asks for the digits beside the button that sends the code again, and not for the new password', async () => {
  const clock = startFakeClock();
  const view = await ask({ advanceTimers: clock.advance, api: [on(forgotPassword, SENT, ASKED, SENT), on(resetPassword, CHANGED)] });
  await clock.advance(60_000);
  await view.user.click(screen.getByRole('button', { name: /^Send again/ }));
  await clock.advance(0);
  const help = within(screen.getByRole('region', { name: 'No code?' }));
  await waitFor(() => expect(help.getByRole('img', { name: 'Picture with 4 digits' })).toBeVisible());
  await view.user.type(help.getByLabelText('Verification code'), '4821{Enter}');
  await clock.advance(0);
  expect(asked(view)).toEqual([REQUEST, REQUEST, { ...REQUEST, captcha_id: 'C1', captcha: '4821' }]);
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
});

it.each(['the form', 'the new password'])('has nothing in the way of assistive technology on %s', async (where) => {
  const isForm = where === 'the form';
  const view = await ask({ api: [on(forgotPassword, isForm ? ASKED : SENT), on(resetPassword, ASKED)] });
  if (!isForm) await typeReset(view);
  await image();
  await expectAccessible();
});

it('speaks Bangla', async () => {
  const view = renderRemote(<ForgotPasswordPage />, {
    path: '/forgot-password',
    texts,
    language: 'bn',
    api: [PICTURES, on(forgotPassword, ASKED)],
  });
  await view.user.type(await screen.findByLabelText('ই-মেইল'), REQUEST.email);
  await view.user.type(field('ইউজারনেম'), `${REQUEST.username}{Enter}`);
  expect(await screen.findByLabelText('যাচাই কোড')).toHaveAccessibleDescription(/ছবির সংখ্যাগুলো লিখুন।/);
});
