import { screen } from '@testing-library/react';
import { getFavouriteGames } from '@site/api/contracts/catalogue';
import { call } from '@site/api';
import { useText } from '@site/i18n';
import { queryOptions, useNavigate, useQuery, useShell } from '@site/remote';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible } from './accessible';
import { startFakeClock } from './fake-clock';
import { renderRemote, TOKEN } from './render-remote';
import { networkFailure } from './reply';
import { on } from './stub-api';

const texts = { namespace: 'sample', en: { hello: 'Hello {{name}}' }, bn: { hello: 'স্বাগতম {{name}}' } };
const favourites = queryOptions({ queryKey: ['favourites'], queryFn: ({ signal }) => call(getFavouriteGames, {}, { signal }) });

function Sample() {
  const t = useText('sample');
  const { session, navigate } = useShell();
  const go = useNavigate();
  const games = useQuery(favourites);
  return (
    <main>
      <h1>{t('hello', { name: session.player?.username ?? 'visitor' })}</h1>
      <p>{games.isError ? 'failed' : `${games.data?.games.length ?? '…'} games`}</p>
      <button onClick={() => navigate('/login')}>Log in</button>
      <button onClick={() => void go('/games?type=SLOT')}>Slots</button>
    </main>
  );
}

const api = [on(getFavouriteGames, { games: [] })];

it('renders with texts, session and answers of the platform', async () => {
  const { api: sent } = renderRemote(<Sample />, { shell: { player: DEMO_PLAYER }, texts, api });
  expect(screen.getByRole('heading')).toHaveTextContent('Hello rahim2026');
  expect(await screen.findByText('0 games')).toBeVisible();
  expect(sent.sentTo(getFavouriteGames)[0]?.headers['authorization']).toBe(`Bearer ${TOKEN}`);
});

it('speaks Bangla', async () => {
  renderRemote(<Sample />, { language: 'bn', texts, api });
  expect(await screen.findByRole('heading', { name: 'স্বাগতম visitor' })).toBeVisible();
});

it('speaks English again afterwards', async () => {
  renderRemote(<Sample />, { texts, api });
  expect(await screen.findByRole('heading', { name: 'Hello visitor' })).toBeVisible();
});

it('follows the shell’s and the router’s moves', async () => {
  const { user, location, shell } = renderRemote(<Sample />, { path: '/games?type=LIVE', texts, api });
  expect(location()).toMatchObject({ pathname: '/games', search: '?type=LIVE' });
  await user.click(screen.getByRole('button', { name: 'Slots' }));
  expect(location().search).toBe('?type=SLOT');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(location().pathname).toBe('/login');
  expect(shell.notes.navigations).toEqual([{ path: '/login' }]);
});

it('shows a failed load after the client gave up, on a fake clock', async () => {
  const clock = startFakeClock();
  renderRemote(<Sample />, { texts, api: [on(getFavouriteGames, networkFailure())] });
  await clock.advance(10_000);
  expect(screen.getByText('failed')).toBeVisible();
});

it('reports the violations that axe finds', async () => {
  const { container } = renderRemote(<Sample />, { texts, api });
  await screen.findByText('0 games');
  await expectAccessible(container);
  const picture = document.body.appendChild(document.createElement('div'));
  picture.innerHTML = '<img src="a.svg">';
  await expect(expectAccessible(picture)).rejects.toThrow('image-alt');
});
