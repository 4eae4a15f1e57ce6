import { act, screen, waitFor } from '@testing-library/react';
import { confirmOwner, type OwnerProof } from '@site/api/contracts/security';
import type { Language } from '@site/i18n';
import { expectAccessible, networkFailure, on, refusal, type Stub } from '@site/testing';
import { endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

const GIVEN = { confirmation: 'C1', expires_in: 300 };

async function ask(proof: OwnerProof, { api = [on(confirmOwner, GIVEN)], language }: { api?: Stub[]; language?: Language } = {}) {
  const view = await renderShell({ isPlayer: true, api, language });
  let answer: Promise<string | null> = Promise.resolve(null);
  act(() => {
    answer = view.shell().dialogs.confirmOwner(proof);
  });
  await screen.findByRole('dialog');
  return { ...view, answer };
}
const sent = ({ platform }: Awaited<ReturnType<typeof ask>>) => platform.sentTo(confirmOwner).map(({ body }) => body);

it.each<[OwnerProof, string, string]>([
  ['password', 'Password', 'secret123'],
  ['code', 'Code of your authenticator app', '123456'],
])('asks for the %s and answers the confirmation', async (proof, label, typed) => {
  const view = await ask(proof);
  expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveFocus());
  await view.user.type(field, `${typed}{Enter}`);
  await expect(view.answer).resolves.toBe('C1');
  expect(sent(view)).toEqual([{ [proof]: typed }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sends nothing that is empty, and says so at the field', async () => {
  const view = await ask('password');
  await view.user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
  expect(sent(view)).toEqual([]);
});

it('says at the field that the password is wrong, stays, and takes the right one then', async () => {
  const view = await ask('password', { api: [on(confirmOwner, refusal('account.password_wrong'))] });
  const field = screen.getByLabelText('Password');
  await view.user.type(field, 'wrong1234{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Your current password is not correct.'));
  expect(field).toHaveFocus();
  view.platform.change(on(confirmOwner, GIVEN));
  await view.user.clear(field);
  await view.user.type(field, 'secret123{Enter}');
  await expect(view.answer).resolves.toBe('C1');
});

it.each([
  ['too many tries', refusal('platform.too_many'), 'Too many attempts. Please try again later.'],
  ['no network', networkFailure(), 'Check your connection and try again.'],
])('says what is wrong after %s and keeps what was typed', async (_, reply, words) => {
  const view = await ask('password', { api: [on(confirmOwner, reply)] });
  await view.user.type(screen.getByLabelText('Password'), 'secret123{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('secret123');
});

it.each(['Cancel', 'Close'])('answers nothing after %s', async (name) => {
  const view = await ask('password');
  await view.user.click(screen.getByRole('button', { name }));
  await expect(view.answer).resolves.toBeNull();
  expect(sent(view)).toEqual([]);
});

it('leads to the log-in when the log-in has ended meanwhile', async () => {
  const view = await ask('password', { api: [on(confirmOwner, refusal('platform.unauthenticated'))] });
  await view.user.type(screen.getByLabelText('Password'), 'secret123{Enter}');
  await expect(view.answer).resolves.toBeNull();
  await waitFor(() => expect(place()).toBe('/login'));
});

it.each<[Language, OwnerProof, string]>([
  ['en', 'password', 'Confirm'],
  ['bn', 'code', 'নিশ্চিত করুন'],
])('can be used with assistive technology (%s, %s)', async (language, proof, button) => {
  await ask(proof, { language });
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  await expectAccessible();
});
