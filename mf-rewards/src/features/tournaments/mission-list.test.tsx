import { screen, waitFor, within } from '@testing-library/react';
import { claimMission, getMissions, type Mission } from '@site/api/contracts/rewards';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { MissionList } from './mission-list';

const RUN = {
  day: '2026-01-15',
  from: '2026-01-14T18:00:00.000Z',
  until: '2026-01-15T18:00:00.000Z',
  claim_until: '2026-01-16T18:00:00.000Z',
  done: 3,
  is_done: false,
  claimed_at: null,
};
const MISSION: Mission = {
  id: 4,
  name: 'Ten spins',
  name_bn: 'দশ স্পিন',
  goal: 'rounds',
  target: 10,
  least_stake: '5.00',
  game_type: 'SLOT',
  period: 'day',
  prize: '50.00',
  last_day: '2026-01-20',
  runs: [RUN],
};
const DONE: Mission = { ...MISSION, runs: [{ ...RUN, done: 12, is_done: true }] };
const CLAIMED_AT = '2026-01-15T06:30:00.000Z';

const open = (...api: NonNullable<RemoteTestOptions['api']>) =>
  renderRemote(<MissionList />, { path: '/tournaments?view=missions', texts, shell: { player: DEMO_PLAYER }, api });

it('shows the goal, the progress and the prize of each mission', async () => {
  const turnover: Mission = {
    ...MISSION,
    id: 5,
    name: 'Big week',
    goal: 'turnover',
    target: 500,
    period: 'week',
    least_stake: '0.00',
    game_type: null,
  };
  open(on(getMissions, { missions: [MISSION, turnover] }));
  const [spins, week] = await within(await screen.findByRole('list', { name: 'Missions' })).findAllByRole('listitem');
  for (const text of ['Ten spins', '৳50.00', 'each day', 'Rounds to play: 10. Games: Slots', 'from ৳5.00 on', '3 of 10'])
    expect(spins).toHaveTextContent(text);
  for (const text of ['each week', 'Stake ৳500.00', 'All games', '৳3.00 of ৳500.00']) expect(week).toHaveTextContent(text);
  expect(within(spins as HTMLElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

it('claims the prize of a mission that is done with one press, and reads the balance again', async () => {
  const claimed = { ...DONE, runs: [{ ...RUN, done: 12, is_done: true, claimed_at: CLAIMED_AT }] };
  const { user, api, shell } = open(
    on(getMissions, { missions: [DONE] }, { missions: [claimed] }),
    on(claimMission, { prize: '50.00', claimed_at: CLAIMED_AT }),
  );
  await user.click(await screen.findByRole('button', { name: 'Claim ৳50.00' }));
  expect(await screen.findByText(/^Claimed on/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(api.sentTo(claimMission)).toMatchObject([{ path: '/api/missions/4/claim', body: { day: '2026-01-15' } }]);
  expect(shell.notes.refreshes).toBe(1);
});

it('says why a prize cannot be claimed', async () => {
  const { user, shell } = open(on(getMissions, { missions: [DONE] }), on(claimMission, refusal('safer_play.time_out')));
  await user.click(await screen.findByRole('button', { name: 'Claim ৳50.00' }));
  await waitFor(() => expect(shell.notes.errors).toEqual([expect.stringContaining('You are taking a break')]));
});

it('says when there is none, and offers another try when they do not load', async () => {
  const { unmount } = open(on(getMissions, { missions: [] }));
  expect(await screen.findByText(/There is no mission now/)).toBeVisible();
  unmount();
  open(on(getMissions, refusal('platform.too_many')));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
