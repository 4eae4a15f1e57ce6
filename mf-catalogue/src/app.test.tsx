import { screen, waitFor } from '@testing-library/react';
import { getGames, posterPath } from '@site/api/contracts/catalogue';
import { getSliders, pagePicturesId } from '@site/api/contracts/site';
import { never, on, renderRemote } from '@site/testing';
import { manifest } from '../remote.manifest';
import { App } from './app';
import { texts } from '#fixtures';

const api = [on(getSliders, [])];

it.each([
  ['/', 'Games, live casino and sports'],
  ['/games?title=Slots', 'Slots'],
  ['/casino', 'Live Casino'],
  ['/gamerun', 'No game is open'],
  ['/search', 'Search'],
  ['/practice', 'No game is open'],
  ['/app', 'Put this site on your home screen'],
])('CATALOGUE-001, 016: the address %s shows the page headed %s', async (path, name) => {
  renderRemote(<App />, { path, texts, api });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

it('opens the search with the key /, unless the player types', async () => {
  const { user, location } = renderRemote(<App />, { path: '/games?title=Slots', texts, api });
  await user.type(await screen.findByPlaceholderText('Search Games'), '/');
  expect(location().pathname).toBe('/games');
  await user.click(document.body);
  await user.keyboard('/');
  expect(location().pathname).toBe('/search');
  expect(await screen.findByRole('combobox')).toHaveFocus();
});

describe('posters that the document holds', () => {
  const ADDRESS = '/games?type=SLOT';
  const codes = Array.from({ length: 16 }, (_, index) => `PP${index}`);
  const posters = () => [...document.querySelectorAll('img')].map((poster) => poster.getAttribute('src'));
  const holds = (place: string) => document.querySelector(place) !== null;

  beforeEach(() => {
    const element = document.head.appendChild(document.createElement('script'));
    const textContent = JSON.stringify(codes.map(posterPath));
    Object.assign(element, { type: 'application/json', id: pagePicturesId(ADDRESS), textContent });
  });
  afterEach(() => document.head.replaceChildren());

  it.each([
    ['mobile', 6],
    ['desktop', 16],
  ] as const)('stay in the list while its code and then its games load (%s)', async (layout, count) => {
    renderRemote(<App />, { path: ADDRESS, texts, shell: { layout }, api: [on(getGames, never())] });
    const first = codes.slice(0, count).map(posterPath);
    expect(posters()).toEqual(first);
    await waitFor(() => expect(holds('[data-awaits="code"]')).toBe(false));
    expect(screen.getByRole('status', { name: 'Loading games' })).toBeInTheDocument();
    expect(posters()).toEqual(first);
  });

  it('are not in another list', () => {
    renderRemote(<App />, { path: '/games?type=LIVE', texts, api: [on(getGames, never())] });
    expect(posters()).toEqual([]);
  });
});

it('CATALOGUE-001, 016, 037, 040: only the game window of the seven paths needs a player', () => {
  expect(manifest.paths.map(({ path, access }) => `${path} ${access}`)).toEqual([
    '/ public',
    '/games public',
    '/casino public',
    '/gamerun player',
    '/app public',
    '/search public',
    '/practice public',
  ]);
});
