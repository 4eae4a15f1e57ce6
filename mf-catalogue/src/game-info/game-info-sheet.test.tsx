import { screen, within } from '@testing-library/react';
import { getGameFacts } from '@site/api/contracts/catalogue';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { sampleFacts, texts } from '#fixtures';
import { GameInfoSheet } from './game-info-sheet';

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<GameInfoSheet game={{ code: 'PP1042', name: 'River Gold' }} onClose={() => {}} />, {
    texts,
    api: [on(getGameFacts, sampleFacts())],
    ...options,
  });

it('shows rules, returns with their errors, largest win, stakes and length of a round', async () => {
  open();
  const sheet = await screen.findByRole('dialog', { name: 'River Gold' });
  const row = await within(sheet).findByRole('row', { name: /Red or black/ });
  expect(row).toHaveTextContent('97.30 % ± 0.07 %');
  expect(sheet).toHaveTextContent('Game: Roulette');
  expect(within(sheet).getByRole('list', { name: 'Rules' })).toHaveTextContent('The wheel has 37 pockets.');
  expect(sheet).toHaveTextContent('36 times the stake');
  expect(sheet).toHaveTextContent('৳1.00 – ৳5,000.00');
  expect(sheet).toHaveTextContent('The result is there at once');
  expect(sheet).toHaveTextContent('2,000,000 rounds');
  await expectAccessible(sheet);
});

it.each([
  [{ kind: 'moves', longest_s: 900 }, 'As long as you think, 15 minutes at most'],
  [{ kind: 'time', longest_s: 33 }, '33 seconds at most'],
] as const)('says how long a round of %j lasts', async (round, text) => {
  open({ api: [on(getGameFacts, sampleFacts({ round, most_times: 15.9 }))] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('15.90 times the stake')).toBeVisible();
});

it('keeps the place of the figures while they load', async () => {
  open({ api: [on(getGameFacts, never())] });
  expect(await screen.findByRole('status', { name: 'Loading the rules' })).toBeVisible();
});

it('says why there is nothing, and offers to try again', async () => {
  const { user, api } = open({ api: [on(getGameFacts, refusal('catalogue.unknown_game'))] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('This game is not available.');
  api.change(on(getGameFacts, sampleFacts()));
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Red or black/ })).toBeVisible();
});
