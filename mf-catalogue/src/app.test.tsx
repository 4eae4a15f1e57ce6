import { screen } from '@testing-library/react';
import { getSliders } from '@site/api/contracts/site';
import { on, renderRemote } from '@site/testing';
import { manifest } from '../remote.manifest';
import { App } from './app';
import { texts } from '#fixtures';

const api = [on(getSliders, [])];

it.each([
  ['/', 'Games, live casino and sports'],
  ['/games?title=Slots', 'Slots'],
  ['/casino', 'Live Casino'],
  ['/gamerun', 'No game is open'],
  ['/app', 'Put this site on your home screen'],
])('CATALOGUE-001, 016: the address %s shows the page headed %s', async (path, name) => {
  renderRemote(<App />, { path, texts, api });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

it('CATALOGUE-001, 016, 037, 040: only the game window of the five paths needs a player', () => {
  expect(manifest.paths.map(({ path, access }) => `${path} ${access}`)).toEqual([
    '/ public',
    '/games public',
    '/casino public',
    '/gamerun player',
    '/app public',
  ]);
});
