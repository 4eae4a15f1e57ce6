import { screen, within } from '@testing-library/react';
import { getResults, getSportEvents, type EventResult } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { sampleSportEvent, texts } from '#fixtures';
import { frameStubs, listStubs } from '#testing';
import { ExchangeHomePage } from './home.page';

const RESULT: EventResult = {
  event_id: '40000900',
  event_name: 'Khulna Mangroves v Barishal Rivers',
  sport: 'cricket',
  competition: 'Padma Premier League',
  ended_at: '2026-01-15T04:00:00.000Z',
  score: '160/7 (20) · 154/9 (20)',
  markets: [
    { market_id: '1.40000900', market_name: 'Match Odds', kind: 'odds', result: 'Khulna Mangroves' },
    { market_id: '40000900.F-6OV1', market_name: '6 over runs', kind: 'fancy', result: '51' },
  ],
};
const named = (id: number, change: Parameters<typeof sampleSportEvent>[0] = {}) =>
  sampleSportEvent({ EventId: `4000000${id}`, MarketId: `1.4000000${id}`, Event: `Match ${id}`, InPlay: false, Matched: 0, ...change });

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<ExchangeHomePage />, {
    path: '/exchange',
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      ...frameStubs(),
      ...listStubs({
        cricket: [1, 2, 3, 4, 5, 6].map((id) => named(id)),
        tennis: [named(7, { InPlay: true, Matched: 900 }), named(8, { InPlay: true, Matched: 4200 }), named(9, { Matched: 99_000 })],
      }),
      on(getResults, { results: [RESULT] }),
      ...(options.api ?? []),
    ],
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('N-51: shows the first events of each sport, in play first, and a link to the others', async () => {
  open();
  const cricket = await region('Cricket');
  expect(cricket.getAllByRole('listitem')).toHaveLength(4);
  expect(cricket.getByText('6')).toBeVisible();
  expect(cricket.getByRole('link', { name: 'All Cricket' })).toHaveAttribute('href', '/exchange-sports?sport=cricket');
  expect((await region('Tennis')).getAllByRole('listitem')[0]).toHaveTextContent('Match 7');
});

it('puts first the match in play with the most money matched', async () => {
  open();
  const hero = await region('Match 8');
  expect(hero.getByText('৳4,200 matched')).toBeVisible();
  expect(hero.getByRole('link', { name: 'See all markets' })).toHaveAttribute(
    'href',
    '/odds-view?marketId=1.40000008&eventId=40000008&selectedSport=tennis&previousPath=%2Fexchange',
  );
});

it('shows the results of the last matches', async () => {
  const { user } = open();
  const results = await region('Latest results');
  expect(results.getByText('Khulna Mangroves v Barishal Rivers')).toBeVisible();
  expect(results.getByText('Khulna Mangroves')).toBeVisible();
  expect(results.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/exchange-inplay?tab=result');
  await user.click(results.getByText('More markets: 1'));
  expect(results.getByText('51')).toBeVisible();
});

it('shows that there are no events, and no results', async () => {
  open({ api: [...listStubs(), on(getResults, { results: [] })] });
  expect(await screen.findByText('There are no events now.')).toBeVisible();
  expect(screen.queryByText('Latest results')).not.toBeInTheDocument();
});

it('EXCHANGE-037: offers a retry when nothing could be read, without a dialog', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failing = Object.values(getSportEvents).map((endpoint) => on(endpoint, refusal('platform.not_found'), []));
  const { user, shell } = open({ api: failing });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no events now.')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it.each(['mobile', 'desktop'] as const)('is accessible on %s', async (layout) => {
  open({ shell: { player: DEMO_PLAYER, layout } });
  await region('Latest results');
  await expectAccessible();
});
