import { screen } from '@testing-library/react';
import { claimCash, getReferral, getReferralHistory } from '@site/api/contracts/rewards';
import { findOutcome } from '@site/api/contracts/wallet';
import { DEMO_PLAYER } from '@site/remote/testing';
import { networkFailure, never, offContract, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { MyReferral } from './my-referral';
import { ProgramIntro } from './program-intro';
import { REFERRAL, REWARD } from './referral.fixtures';
import { reloadPage } from './reload-page';
import { WithReferral } from './with-referral';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));
afterEach(() => jest.mocked(reloadPage).mockClear());

/** Longer than all polls for a lost answer. */
const ALL_TRIES_MS = 8000;
const TOO_LITTLE = 'You need at least 10 to claim all.';
const CLAIMED = { success: true as const, message: 'Bonus Claimed successfully.', claimed: '263.00' };
const having = (cash_bonus: string) => on(getReferral, { ...REFERRAL, cash_bonus });

const open = (options: RemoteTestOptions = {}, Screen = MyReferral) =>
  renderRemote(<WithReferral>{(referral) => <Screen referral={referral} />}</WithReferral>, {
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      on(getReferral, REFERRAL),
      on(getReferralHistory, { data: [REWARD], last_page: 1, total: 1 }),
      on(claimCash, CLAIMED),
      on(findOutcome, { state: 'none' }),
      ...(options.api ?? []),
    ],
  });
const claimAll = () => screen.findByRole('button', { name: 'Claim All' });

it('REWARDS-007: shows that 9.99 is too little, and sends nothing', async () => {
  const { user, api } = open({ api: [having('9.99')] });
  await user.click(await claimAll());
  expect(await screen.findByText(TOO_LITTLE)).toBeVisible();
  expect(api.writes()).toEqual([]);
});

it('REWARDS-007, 008: posts an empty body with the bearer from 10.00 on', async () => {
  const { user, api } = open({ api: [having('10.00')] });
  await user.click(await claimAll());
  expect(await screen.findByText('Bonus Claimed successfully.')).toBeVisible();
  const [sent, ...others] = api.sentTo(claimCash);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ path: '/api/cash-claim', body: {} });
  expect(sent?.headers['authorization']).toMatch(/^Bearer .+/);
});

it('REWARDS-009: reloads the page 1.5 s after the claim', async () => {
  const clock = startFakeClock();
  const { user, api, shell } = open({ advanceTimers: clock.advance });
  await clock.advance(0);
  const read = api.sentTo(getReferral).length;
  await user.click(await claimAll());
  await clock.advance(0);
  expect(screen.getByText('Bonus Claimed successfully.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim All' })).toBeDisabled();
  expect([shell.notes.refreshes, api.sentTo(getReferral).length]).toEqual([1, read + 1]);
  await clock.advance(1400);
  expect(reloadPage).not.toHaveBeenCalled();
  await clock.advance(200);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('does not reload another screen when the player has left meanwhile', async () => {
  const clock = startFakeClock();
  const { user, unmount } = open({ advanceTimers: clock.advance });
  await clock.advance(0);
  await user.click(await claimAll());
  await clock.advance(500);
  unmount();
  await clock.advance(2000);
  expect(reloadPage).not.toHaveBeenCalled();
});

it.each([
  ['in the words of the platform', refusal('rewards.claim_too_little', { message: 'Already claimed.' }), 'Already claimed.'],
  ['without words', refusal('rewards.claim_too_little', { message: '' }), 'Failed to claim bonus. Please try again.'],
])('REWARDS-010: alerts a refusal %s', async (_, reply, words) => {
  const { user, shell } = open({ api: [on(claimCash, reply)] });
  await user.click(await claimAll());
  expect(await claimAll()).toBeEnabled();
  expect(shell.notes.errors).toEqual([words]);
  expect(reloadPage).not.toHaveBeenCalled();
});

it.each([
  ['no answer', networkFailure()],
  ['an answer nobody can read', offContract({ surprise: 1 })],
])('REWARDS-010: alerts a failure when there is %s, after it looked up the outcome', async (_, reply) => {
  const clock = startFakeClock();
  const { user, api, shell } = open({ api: [on(claimCash, reply)], advanceTimers: clock.advance });
  await clock.advance(0);
  await user.click(await claimAll());
  await clock.advance(0);
  expect(screen.getByRole('button', { name: 'Checking' })).toBeDisabled();
  await clock.advance(ALL_TRIES_MS);
  expect(shell.notes.errors).toEqual(['An error occurred while claiming the bonus. Please try again.']);
  expect(api.sentTo(claimCash)).toHaveLength(1);
});

it('finds the claim that was booked when only the answer was lost', async () => {
  const { user, shell } = open({ api: [on(claimCash, networkFailure()), on(findOutcome, { state: 'done', answer: CLAIMED })] });
  await user.click(await claimAll());
  expect(await screen.findByText('Bonus Claimed successfully.')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it('is sent once while it runs', async () => {
  const { user, api } = open({ api: [on(claimCash, never())] });
  await user.dblClick(await claimAll());
  expect(screen.getByRole('button', { name: 'Claiming' })).toBeDisabled();
  expect(api.sentTo(claimCash)).toHaveLength(1);
});

it.each([
  ['0.00', false],
  ['9.99', false],
  ['10.00', true],
])('REWARDS-011, M-18: the member center’s button with %s can be pressed: %s', async (cash, isOpen) => {
  open({ api: [having(cash)] }, ProgramIntro);
  expect(((await claimAll()) as HTMLButtonElement).disabled).toBe(!isOpen);
});
