import { screen, waitFor, within } from '@testing-library/react';
import { getGameFacts, getGames } from '@site/api/contracts/catalogue';
import { EXCHANGE_SPORTS, getSportEvents, type SportEvent } from '@site/api/contracts/exchange';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import { expectAccessible, keptInMemory, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { sampleFacts, sampleGame, texts } from '#fixtures';
import { createRecentStore } from './recent.store';
import { SearchPage } from './search.page';

const MATCH: SportEvent = {
  EventId: '71',
  MarketId: '1.71',
  Event: 'Dhaka Tigers v Sylhet Storm',
  Fancy: false,
  Bookmaker: false,
  Competition: 'Premier League',
  StartTime: '2026-01-15T05:00:00.000Z',
  InPlay: true,
  Score: null,
  Matched: 0,
  Runners: [],
};
const PROMOTION: Promotion = {
  id: 4,
  name: 'Tiger bonus',
  name_bn: 'বাঘের বোনাস',
  desc: '',
  thumbnail: 'a.svg',
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2026-02-01T00:00:00.000Z',
  status: 'active',
  deposit_bouns: 10,
  turnover: 1,
  categories: [],
};
const GAMES = [
  sampleGame({ code: 'PP1', name: 'Tiger Crown' }),
  ...Array.from({ length: 12 }, (_, at) => sampleGame({ code: `T${at}`, name: `Tiger ${at}` })),
];

/** A browser that keeps values in memory. */
const open = ({ api = [], ...options }: RemoteTestOptions = {}, searches = createRecentStore(keptInMemory())) =>
  renderRemote(<SearchPage searches={searches} />, {
    path: '/search',
    texts,
    ...options,
    api: [
      on(getGames, { games: GAMES, message: '' }),
      on(getPromotions, [PROMOTION]),
      on(getGameFacts, sampleFacts()),
      ...EXCHANGE_SPORTS.map((sport) => on(getSportEvents[sport], sport === 'cricket' ? [MATCH] : [])),
      ...api,
    ],
  });

// jsdom has no layout to scroll.
beforeAll(() => (Element.prototype.scrollIntoView = () => {}));

const box = () => screen.getByRole('combobox');
const group = (name: RegExp) => screen.findByRole('group', { name });
const chosen = () => screen.getAllByRole('option', { selected: true }).map((option) => option.id);

it('finds games, matches and promotions, with their counts', async () => {
  const { user, container } = open();
  await user.type(box(), 'tiger');
  expect(within(await group(/^Games 13/)).getAllByRole('option')).toHaveLength(8);
  expect(await group(/^Matches 1/)).toHaveTextContent('Dhaka Tigers v Sylhet Storm');
  expect(await group(/^Promotions 1/)).toHaveTextContent('Tiger bonus');
  expect(screen.getByRole('link', { name: 'Show all games that were found' })).toHaveAttribute('href', '/games?q=tiger');
  expect(screen.getByText('Games: 13, Matches: 1, Promotions: 1')).toBeInTheDocument();
  await expectAccessible(container);
});

it('asks for nothing before the player types', () => {
  const { api } = open();
  expect(api.sentTo(getGames)).toEqual([]);
  expect(screen.getByText(/Type the name of a game/)).toBeVisible();
});

it('moves through all results with the arrow keys, and Enter opens the chosen one', async () => {
  const { user, location } = open();
  await user.type(box(), 'tiger');
  await group(/^Promotions 1/);
  await group(/^Matches 1/);
  expect(chosen()).toEqual(['game-PP1']);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toEqual(['game-T0']);
  expect(box()).toHaveAttribute('aria-activedescendant', 'game-T0');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toEqual(['promotion-4']);
  await user.keyboard('{Enter}');
  expect(location().pathname + location().search).toBe('/promotions?promotion=4');
});

it('leads to the prices of a match', async () => {
  const { user, location } = open();
  await user.type(box(), 'sylhet');
  await user.click(await screen.findByRole('option', { name: /Dhaka Tigers/ }));
  expect(location().pathname).toBe('/odds-view');
  expect(Object.fromEntries(new URLSearchParams(location().search))).toMatchObject({
    marketId: '1.71',
    eventId: '71',
    selectedSport: 'cricket',
  });
});

it('shows the rules of a game before it opens', async () => {
  const { user } = open();
  await user.type(box(), 'crown');
  await screen.findByRole('option', { name: /Tiger Crown/ });
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tiger Crown' }));
  expect(await sheet.findByRole('row', { name: /Red or black/ })).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Try without money' })).toHaveAttribute('href', expect.stringContaining('/practice?'));
});

it.each(['bkash', 'জমা', 'deposit'])('finds help by "%s"', async (query) => {
  const { user, location } = open();
  await user.type(box(), query);
  await user.click(within(await group(/^Help/)).getByRole('option', { name: /Deposit money/ }));
  expect(location().pathname).toBe('/deposit');
});

it('empties the box with Escape', async () => {
  const { user } = open();
  await user.type(box(), 'tiger{Escape}');
  expect(box()).toHaveValue('');
});

it('keeps the last searches on this device, and deletes them', async () => {
  const searches = createRecentStore(keptInMemory());
  const first = open({}, searches);
  await first.user.type(box(), 'sylhet');
  await first.user.click(await screen.findByRole('option', { name: /Dhaka Tigers/ }));
  first.unmount();
  const { user } = open({}, searches);
  await user.click(await screen.findByRole('button', { name: 'sylhet' }));
  expect(box()).toHaveValue('sylhet');
  await user.clear(box());
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(screen.queryByRole('button', { name: 'sylhet' })).not.toBeInTheDocument();
  expect(await searches.list()).toEqual([]);
});

it('says that nothing was found', async () => {
  const { user } = open();
  await user.type(box(), 'zebra');
  expect(await screen.findByText('Nothing was found')).toBeInTheDocument();
  expect(screen.getByText('Try another word, or a shorter one.')).toBeVisible();
});

it('shows what it has while one part fails, and offers to try again', async () => {
  const { user, api } = open({ api: [on(getPromotions, refusal('platform.not_found')), on(getSportEvents.cricket, never())] });
  await user.type(box(), 'tiger');
  expect(await group(/^Games 13/)).toBeVisible();
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Promotions could not be searched.');
  expect(screen.getByText('Searching')).toBeInTheDocument();
  api.change(on(getPromotions, [PROMOTION]));
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await group(/^Promotions 1/)).toBeVisible();
});

it('finds again what the address names', async () => {
  open({ path: '/search?q=crown' });
  expect(box()).toHaveValue('crown');
  expect(await screen.findByRole('option', { name: /Tiger Crown/ })).toBeVisible();
});
