// Covers: SHELL-023, SHELL-024, SHELL-025, SHELL-026, SHELL-027, SHELL-028, C-07, M-05, N-61
import { act, screen, waitFor } from '@testing-library/react';
import { endShells, place, renderShell } from '#testing/render-shell';
import { browserStorage } from '#core/session/browser-storage';

afterEach(endShells);

const both = { popup: '1', regPopup: '1' };

it('names the provider and its maintenance window, and closes for good', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: { popup: '1', regPopup: '0' } });
  const popup = await screen.findByRole('dialog', { name: 'Maintenance notice' });
  expect(popup).toHaveTextContent('Doyel Studio');
  expect(popup).toHaveTextContent('2025/03/28');
  expect(popup).toHaveTextContent('2025/04/16');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(browserStorage.getItem('popup')).toBe('0');
});

it.each<Record<string, string>>([{}, { popup: '0', regPopup: '0' }])('shows neither for %j', async (stored) => {
  await renderShell({ isPlayer: true, stored });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows them on the home page only', async () => {
  await renderShell({ path: '/games', isPlayer: true, stored: both });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('puts the welcome on top of the maintenance notice', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: both });
  expect(await screen.findByRole('dialog', { name: 'Welcome, rahim2026!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Home Page' }));
  expect(await screen.findByRole('dialog', { name: 'Maintenance notice' })).toBeVisible();
  expect(browserStorage.getItem('regPopup')).toBe('0');
  expect(browserStorage.getItem('popup')).toBe('1');
  expect(place()).toBe('/');
});

it('goes from the welcome to the deposit', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: { popup: '0', regPopup: '1' } });
  await user.click(await screen.findByRole('button', { name: 'Deposit now' }));
  expect(place()).toBe('/deposit');
  expect(browserStorage.getItem('regPopup')).toBe('0');
});

it('dismisses the welcome by its backdrop too', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: { popup: '0', regPopup: '1' } });
  const dialog = await screen.findByRole('dialog');
  await user.click(dialog.parentElement ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(browserStorage.getItem('regPopup')).toBe('0');
});
