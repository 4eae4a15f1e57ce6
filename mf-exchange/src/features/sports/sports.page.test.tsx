import { screen } from '@testing-library/react';
import { getSportEvents } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { sampleSportEvent, texts } from '#fixtures';
import { frameStubs, listStubs } from '#testing';
import { SportsPage } from './sports.page';

const match = (id: number, Competition: string, StartTime: string, InPlay = false) =>
  sampleSportEvent({ EventId: `4000000${id}`, MarketId: `1.4000000${id}`, Event: `Match ${id}`, Competition, StartTime, InPlay });
const CRICKET = [
  match(1, 'Delta Cup', '2026-01-16T08:00:00.000Z'),
  match(2, 'Padma Premier League', '2026-01-15T12:00:00.000Z'),
  match(3, 'Padma Premier League', '2026-01-15T04:00:00.000Z', true),
  match(4, 'Padma Premier League', '2026-01-17T08:00:00.000Z'),
];

const open = (path = '/exchange-sports', options: RemoteTestOptions = {}) =>
  renderRemote(<SportsPage />, {
    path,
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      ...frameStubs(),
      ...listStubs({ cricket: CRICKET, tennis: [sampleSportEvent({ Event: 'R. Karim v S. Haque', Competition: 'Padma Open' })] }),
      ...(options.api ?? []),
    ],
  });

it('EXCHANGE-005, C-14, N-51: lists a sport by competition and day in Dhaka, events in play first', async () => {
  const clock = startFakeClock();
  open();
  await clock.advance(100);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Padma Premier League · Today',
    'Delta Cup · Tomorrow',
    'Padma Premier League · 17/01/2026',
  ]);
  expect(screen.getAllByRole('link', { name: /^Match \d$/ }).map(({ textContent }) => textContent)).toEqual([
    'Match 3',
    'Match 2',
    'Match 1',
    'Match 4',
  ]);
});

it('EXCHANGE-011: has three sports', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Cricket', 'Soccer', 'Tennis']);
});

it('keeps the sport in the address', async () => {
  const { user, location } = open();
  await user.click(screen.getByRole('tab', { name: 'Tennis' }));
  expect(location().search).toBe('?sport=tennis');
  expect(await screen.findByRole('link', { name: 'R. Karim v S. Haque' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Match 1' })).not.toBeInTheDocument();
});

it('shows that a sport has no events', async () => {
  open('/exchange-sports?sport=soccer');
  expect(await screen.findByText('There are no events now.')).toBeVisible();
});

it('offers a retry when nothing could be read, without a dialog', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { shell } = open('/exchange-sports', {
    api: Object.values(getSportEvents).map((endpoint) => on(endpoint, refusal('platform.not_found'))),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it('is accessible', async () => {
  open();
  await screen.findByRole('link', { name: 'Match 1' });
  await expectAccessible();
});
