import { screen, waitFor } from '@testing-library/react';
import { getGames, posterPath } from '@site/api/contracts/catalogue';
import { FIRST_SLIDE, getSliders, pagePicturesId } from '@site/api/contracts/site';
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

/** Puts pictures into the document, by the name of their place. */
function holdPictures(address: string, pictures: Record<string, string>) {
  const element = document.head.appendChild(document.createElement('script'));
  Object.assign(element, { type: 'application/json', id: pagePicturesId(address), textContent: JSON.stringify(pictures) });
}
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

afterEach(() => document.head.replaceChildren());

it('keeps the first slide that the document holds while the slides are read', () => {
  holdPictures('/', { [FIRST_SLIDE]: '/storage/slides/lily.svg' });
  renderRemote(<App />, { path: '/', texts, api: [on(getSliders, never())] });
  expect(pictures()).toEqual(['/storage/slides/lily.svg']);
});

describe('posters that the document holds', () => {
  const ADDRESS = '/games?type=SLOT';
  const codes = Array.from({ length: 16 }, (_, index) => `PP${index}`);
  const holds = (place: string) => document.querySelector(place) !== null;

  beforeEach(() => holdPictures(ADDRESS, Object.fromEntries(codes.map((code, index) => [index, posterPath(code)]))));

  it.each([
    ['mobile', 6],
    ['desktop', 16],
  ] as const)('stay in the list while its code and then its games load (%s)', async (layout, count) => {
    renderRemote(<App />, { path: ADDRESS, texts, shell: { layout }, api: [on(getGames, never())] });
    const first = codes.slice(0, count).map(posterPath);
    expect(pictures()).toEqual(first);
    await waitFor(() => expect(holds('[data-awaits="code"]')).toBe(false));
    expect(screen.getByRole('status', { name: 'Loading games' })).toBeInTheDocument();
    expect(pictures()).toEqual(first);
  });

  it('are not in another list', () => {
    renderRemote(<App />, { path: '/games?type=LIVE', texts, api: [on(getGames, never())] });
    expect(pictures()).toEqual([]);
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
