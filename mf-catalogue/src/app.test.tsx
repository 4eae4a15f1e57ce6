// Covers: CATALOGUE-016, CATALOGUE-037
import { screen } from '@testing-library/react';
import { getSliders } from '@site/api/contracts/site';
import { on, renderRemote } from '@site/testing';
import { manifest } from '../remote.manifest';
import { App } from './app';
import { texts } from '#samples';

const api = [on(getSliders, [])];

it.each([
  ['/', 'Games, live casino and sports'],
  ['/games?title=Slots', 'Slots'],
  ['/casino', 'Live Casino'],
  ['/gamerun', 'No game is open'],
  ['/app', 'Put this site on your home screen'],
])('shows at %s the page headed %s', async (path, name) => {
  renderRemote(<App />, { path, texts, api });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

it('claims the five paths, of which only the game window needs a player', () => {
  expect(manifest.paths.map(({ path, access }) => `${path} ${access}`)).toEqual([
    '/ public',
    '/games public',
    '/casino public',
    '/gamerun player',
    '/app public',
  ]);
});
