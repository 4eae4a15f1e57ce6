import { screen } from '@testing-library/react';
import { getGames, getProvider, getSystem } from '@site/api/contracts/catalogue';
import { ALL_TRIES_MS, networkFailure, offContract, on, renderRemote, startFakeClock, type Stub } from '@site/testing';
import { sampleGame, texts } from '#fixtures';
import { GamesPage } from './games.page';

const GAMES = on(getGames, { games: [sampleGame()], message: '' });
const SYSTEMS = on(getSystem, { systems: ['PADMAPLAY'], message: '' });
const PROVIDERS = on(getProvider, { data: [{ platform: 'PADMAPLAY', name: 'PadmaPlay' }], message: '' });
const fault = () => offContract({ message: 'Something went wrong', code: 'platform.fault', requestId: 'r' }, 500);

async function openAfterAllTries(...api: Stub[]) {
  const clock = startFakeClock();
  const view = renderRemote(<GamesPage />, {
    path: '/games?type=SLOT',
    texts,
    api: [GAMES, SYSTEMS, PROVIDERS, ...api],
    advanceTimers: clock.advance,
  });
  await clock.advance(ALL_TRIES_MS);
  return { ...view, clock };
}

describe('CATALOGUE-029: the games', () => {
  it('say that they failed, and come with another try', async () => {
    const { user, api, clock } = await openAfterAllTries(on(getGames, fault()));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch games');
    api.change(GAMES);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.advance(100);
    expect(screen.getByRole('button', { name: 'Play Game River Gold' })).toBeInTheDocument();
  });

  it('only log a network failure in its specified words', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openAfterAllTries(on(getGames, networkFailure()));
    expect(log).toHaveBeenCalledWith('An unexpected error occurred while fetching games', expect.anything());
    expect(document.body).not.toHaveTextContent('An unexpected error occurred while fetching games');
    expect(document.body).not.toHaveTextContent('Failed to fetch games');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    log.mockRestore();
  });
});

describe('the provider area', () => {
  it.each([
    ['CATALOGUE-030: providers', getProvider, fault(), 'Failed to fetch providers'],
    ['CATALOGUE-030: providers', getProvider, networkFailure(), 'An unexpected error occurred while fetching providers'],
    ['CATALOGUE-031: systems', getSystem, fault(), 'Failed to fetch systems'],
    ['CATALOGUE-031: systems', getSystem, networkFailure(), 'An unexpected error occurred while fetching systems'],
  ])('%s that failed are named in red', async (_, endpoint, reply, words) => {
    await openAfterAllTries(on(endpoint, reply));
    expect(screen.getByText(words)).toHaveClass('problem');
    expect(screen.getByRole('button', { name: 'Play Game River Gold' })).toBeInTheDocument();
  });

  it('retries the failed request', async () => {
    const { user, api, clock } = await openAfterAllTries(on(getSystem, fault()));
    api.change(SYSTEMS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.advance(100);
    expect(screen.getByRole('button', { name: 'PadmaPlay' })).toBeInTheDocument();
  });
});
