import { act, screen, waitFor } from '@testing-library/react';
import { getGeneral } from '@site/api/contracts/site';
import { on } from '@site/testing';
import { SETTINGS } from '#testing/platform';
import { endShells, place, renderShell } from '#testing/render-shell';
import { browserStorage } from '#core/session/browser-storage';

afterEach(endShells);

const both = { popup: '1', regPopup: '1' };

it('SHELL-023, 024, 028: the maintenance popup names provider and dates, and closes for good', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: { popup: '1', regPopup: '0' } });
  const popup = await screen.findByRole('dialog', { name: 'Maintenance notice' });
  expect(popup).toHaveTextContent('Doyel Studio');
  expect(popup).toHaveTextContent('2025/03/28');
  expect(popup).toHaveTextContent('2025/04/16');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(browserStorage.getItem('popup')).toBe('0');
});

it.each([
  [
    { maintenance_provider: '', maintenance_from: '', maintenance_to: '' },
    'One of our game providers is under maintenance from 2025/03/28 to 2025/04/16.',
  ],
  [
    { maintenance_provider: 'Meghna Live', maintenance_from: '2026/05/01', maintenance_to: '2026/05/02' },
    'Meghna Live is under maintenance from 2026/05/01 to 2026/05/02.',
  ],
])('SHELL-023, M-05: the maintenance popup follows the settings %j', async (set, words) => {
  await renderShell({ isPlayer: true, stored: { popup: '1' }, api: [on(getGeneral, { ...SETTINGS, ...set })] });
  expect(await screen.findByRole('dialog', { name: 'Maintenance notice' })).toHaveTextContent(words);
});

it.each<Record<string, string>>([{}, { popup: '0', regPopup: '0' }])('SHELL-024, 026, C-07: no popup is shown for %j', async (stored) => {
  await renderShell({ isPlayer: true, stored });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('SHELL-023, 025: the popups are on the home page only', async () => {
  await renderShell({ path: '/games', isPlayer: true, stored: both });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('SHELL-025, 026, 027, 028, N-61: the welcome is on top of the maintenance notice, and its Home Page leads home', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: both });
  expect(await screen.findByRole('dialog', { name: 'Welcome, rahim2026!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Home Page' }));
  expect(await screen.findByRole('dialog', { name: 'Maintenance notice' })).toBeVisible();
  expect(browserStorage.getItem('regPopup')).toBe('0');
  expect(browserStorage.getItem('popup')).toBe('1');
  expect(place()).toBe('/');
});

it('SHELL-025, 027: Deposit now in the welcome leads to the deposit', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: { popup: '0', regPopup: '1' } });
  await user.click(await screen.findByRole('button', { name: 'Deposit now' }));
  expect(place()).toBe('/deposit');
  expect(browserStorage.getItem('regPopup')).toBe('0');
});

it('SHELL-025, 026: a click on its backdrop dismisses the welcome', async () => {
  const { user } = await renderShell({ isPlayer: true, stored: { popup: '0', regPopup: '1' } });
  const dialog = await screen.findByRole('dialog');
  await user.click(dialog.parentElement ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(browserStorage.getItem('regPopup')).toBe('0');
});
