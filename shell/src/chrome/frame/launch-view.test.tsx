import { act, screen, waitFor } from '@testing-library/react';
import { gameRun } from '@site/api/contracts/catalogue';
import { endShells, place, renderShell } from '#testing/render-shell';

afterEach(endShells);

const SLOT = { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042', name: 'River Gold' };

it('CATALOGUE-009, 024: a player sees a loading view, then the game window with the returned address', async () => {
  const { shell } = await renderShell({ isPlayer: true });
  act(() => void shell().launchGame(SLOT));
  expect(screen.getByText('Opening River Gold')).toBeVisible();
  await waitFor(() => expect(place()).toBe('/gamerun'));
  expect(window.history.state).toMatchObject({ usr: { url: 'https://games.example/play?token=1' } });
  expect(screen.queryByText('Opening River Gold')).not.toBeInTheDocument();
});

it('CATALOGUE-009, 024: a visitor who opens a game gets the log-in page', async () => {
  const { shell, platform } = await renderShell();
  await act(() => shell().launchGame(SLOT));
  expect(place()).toBe('/login');
  expect(platform.sentTo(gameRun)).toEqual([]);
});
