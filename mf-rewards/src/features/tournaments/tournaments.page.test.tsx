import { screen, waitFor, within } from '@testing-library/react';
import { getTournament, getTournaments, joinTournament, type Tournament, type TournamentTable } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { TOURNAMENTS } from '#paths';
import { texts } from '#fixtures';
import { TOURNAMENT } from './tournaments.fixtures';
import { TournamentsPage } from './tournaments.page';

const UPCOMING: Tournament = {
  ...TOURNAMENT,
  id: 8,
  name: 'Fishing day',
  phase: 'upcoming',
  games: ['Golden Carp', 'Deep Sea'],
  own: null,
};
const OVER: Tournament = {
  ...TOURNAMENT,
  id: 6,
  name: 'New year',
  phase: 'finished',
  game_type: null,
  own: { points: '900.00', place: 1, prize: '5000.00', is_paid: true },
};
const row = (place: number, name: string, points: string, over: Partial<TournamentTable['table'][number]> = {}) => ({
  place,
  name,
  points,
  prize: '0.00',
  is_own: false,
  ...over,
});
const TABLE: TournamentTable = {
  tournament: TOURNAMENT,
  table: [row(1, 'ka***6', '900.00'), row(2, 'ra***m', '300.00', { is_own: true })],
};

const open = (path: string, ...api: NonNullable<RemoteTestOptions['api']>) =>
  renderRemote(<TournamentsPage />, { path, texts, shell: { player: DEMO_PLAYER }, api });
const cells = () =>
  within(screen.getByRole('table', { name: 'Table' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.textContent);

it('lists what runs, what comes and what is over, with the own place and prize', async () => {
  open(TOURNAMENTS, on(getTournaments, { tournaments: [UPCOMING, TOURNAMENT, OVER] }));
  const running = within(await screen.findByRole('region', { name: 'Running now' }));
  expect(running.getByRole('heading', { name: 'Slots week' })).toBeVisible();
  expect(running.getByText('You are in place 2 with a turnover of ৳300.00.')).toBeVisible();
  expect(running.getByText('Slots')).toBeVisible();
  expect(running.getByText('৳9,500.00')).toBeVisible();
  expect(running.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  const coming = within(screen.getByRole('region', { name: 'Coming' }));
  expect(coming.getByText('Golden Carp, Deep Sea')).toBeVisible();
  expect(coming.getByRole('button', { name: 'Join' })).toHaveAccessibleDescription('Fishing day');
  expect(screen.getByText('Place 1: you have won ৳5,000.00.')).toBeVisible();
  expect(running.getByRole('link', { name: 'Table and rules' })).toHaveAttribute('href', '/tournaments?tournament=7');
  await expectAccessible();
});

it('joins with one press, and reads the list again', async () => {
  const joined = { ...UPCOMING, own: { points: '0.00', place: null, prize: '0.00', is_paid: false } };
  const { user, api } = open(
    TOURNAMENTS,
    on(getTournaments, { tournaments: [UPCOMING] }, { tournaments: [joined] }),
    on(joinTournament, joined),
  );
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You have joined. Your first settled round gives you a place.')).toBeVisible();
  expect(api.sentTo(joinTournament)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

it('says why a player cannot join', async () => {
  const { user, shell } = open(
    TOURNAMENTS,
    on(getTournaments, { tournaments: [UPCOMING] }),
    on(joinTournament, refusal('funds.promotion_closed', { message: 'This tournament is over.' })),
  );
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await waitFor(() => expect(shell.notes.errors).toEqual(['This tournament is over.']));
});

it('shows the table live, with the own place and the prizes', async () => {
  const clock = startFakeClock();
  const later = { ...TABLE, table: [row(1, 'ra***m', '950.00', { is_own: true }), row(2, 'ka***6', '900.00')] };
  open('/tournaments?tournament=7', on(getTournament, TABLE, later));
  await clock.advance(0);
  expect(screen.getByText('Place 2 of 120')).toBeVisible();
  expect(cells()).toEqual(['1ka***6 ৳900.00', '2ra***m You৳300.00']);
  expect(screen.getByText('Places 3 to 4').nextElementSibling).toHaveTextContent('৳1,000.00');
  expect(screen.getByText(/Players with the same turnover share/)).toBeVisible();
  await clock.advance(15_100);
  expect(cells()).toEqual(['1ra***m You৳950.00', '2ka***6 ৳900.00']);
});

it('adds the own row of a player far below, and shows prizes at the end', async () => {
  const tournament: Tournament = { ...OVER, own: { points: '1.00', place: 77, prize: '0.00', is_paid: false } };
  open('/tournaments?tournament=6', on(getTournament, { tournament, table: [row(1, 'ka***6', '900.00', { prize: '5000.00' })] }));
  expect(await screen.findByText('These places are final.')).toBeVisible();
  expect(cells()).toEqual(['1ka***6 ৳900.00৳5,000.00', '77 You৳1.00–']);
  await expectAccessible();
});

it('says when there is none, and offers another try when they do not load', async () => {
  const { unmount } = open(TOURNAMENTS, on(getTournaments, { tournaments: [] }));
  expect(await screen.findByText(/There is no tournament now/)).toBeVisible();
  unmount();
  open('/tournaments?tournament=9', on(getTournament, refusal('platform.not_found')));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
