import { act, screen, waitFor } from '@testing-library/react';
import { gameRun } from '@site/api/contracts/catalogue';
import { networkFailure, offContract, on, refusal } from '@site/testing';
import { endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

it('SHELL-042: an error dialog has the title "Error", and a link inside leads on', async () => {
  const { user, shell } = await renderShell({ isPlayer: true });
  act(() => shell().dialogs.error('Please verify your phone number first. <a href="/profile">Verify</a>'));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Please verify your phone number first.');
  await user.click(screen.getByRole('link', { name: 'Verify' }));
  expect(place()).toBe('/profile');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['a refusal', refusal('catalogue.launch_refused')],
  ['a fault with words', offContract({ message: 'The platform is busy.', code: 'platform.fault', requestId: 'r500' }, 503)],
  ['a fault without words', offContract({}, 500)],
  ['no answer', networkFailure()],
])('SHELL-045: the dialog about %s shows no number', async (_, reply) => {
  const { shell, platform } = await renderShell({ isPlayer: true });
  platform.change(on(gameRun, reply));
  await act(() => shell().launchGame({ platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP', name: 'Lotus' }));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent(/[a-z]/);
  expect(dialog).not.toHaveTextContent(/\d/);
});

it('says below the words until when they hold, in Dhaka', async () => {
  const { shell } = await renderShell({ isPlayer: true });
  act(() => shell().dialogs.error('You have reached a limit that you set.', '2026-01-16T06:00:00.000Z'));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Until 16/01/2026 12:00:00, Dhaka time.');
});

it('SHELL-042, N-23: links, bold, emphasis and line breaks of a message are drawn, and the rest stays text', async () => {
  const { shell } = await renderShell();
  act(() => shell().dialogs.error('<b>One</b><br><em>two</em> <u>three</u> <script>four</script>'));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect([...dialog.querySelectorAll('b, strong')].map(({ textContent }) => textContent)).toEqual(['One']);
  expect([...dialog.querySelectorAll('em')].map(({ textContent }) => textContent)).toEqual(['two']);
  expect(dialog.querySelectorAll('br')).toHaveLength(1);
  expect(dialog.querySelector('u, script')).toBeNull();
  expect(dialog).toHaveTextContent('<u>three</u> <script>four</script>');
});

it('SHELL-042, N-23: nothing that a message brings along runs', async () => {
  const { shell } = await renderShell();
  act(() => shell().dialogs.error('<img src=x onerror="window.pwned = 1"><a href="javascript:alert(1)">here</a>'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('img')).toBeNull();
  expect(dialog.querySelector('a[href^="javascript"]')).toBeNull();
});

it('shows one dialog at a time and says the same thing once', async () => {
  const { user, shell } = await renderShell();
  act(() => {
    shell().dialogs.error('First');
    shell().dialogs.error('First');
    shell().dialogs.success('Second');
  });
  expect(await screen.findByText('First')).toBeVisible();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

it.each([
  ['Log out', true],
  ['Cancel', false],
])('answers a question with %s: %s', async (name, isConfirmed) => {
  const { user, shell } = await renderShell();
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = shell().dialogs.confirm({ title: 'Leave?', message: 'The game ends.', confirm: 'Log out' });
  });
  await user.click(await screen.findByRole('button', { name }));
  await expect(answer).resolves.toBe(isConfirmed);
});
