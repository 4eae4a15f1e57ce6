import { createHash, webcrypto } from 'node:crypto';
import { screen } from '@testing-library/react';
import { getMatchProof, type MatchProof } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { EVENT_ID, texts } from '#fixtures';
import { frameStubs } from '#testing';
import { proofOf } from '#paths';
import { ProofPage } from './proof.page';

const SECRET = 'c0ffee'.repeat(10) + 'cafe';
const PROOF: MatchProof = {
  event_id: EVENT_ID,
  commitment: createHash('sha256').update(`${EVENT_ID}:${SECRET}`).digest('hex'),
  published_at: '2026-01-13T06:00:00.000Z',
  start: '2026-01-15T06:00:00.000Z',
  secret: null,
};
const OVER = { ...PROOF, secret: SECRET };

const open = (answer: Parameters<typeof on<typeof getMatchProof>>[1], options: RemoteTestOptions = {}) =>
  renderRemote(<ProofPage />, {
    path: proofOf(EVENT_ID),
    texts,
    shell: { player: DEMO_PLAYER },
    api: [...frameStubs(), on(getMatchProof, answer)],
    ...options,
  });

const withSubtle = (subtle: unknown) => Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: subtle });
beforeEach(() => void withSubtle(webcrypto.subtle));
// `crypto` is one object for the whole process, and its prototype has the true `subtle`: deleting the own property restores it.
afterEach(() => void Reflect.deleteProperty(globalThis.crypto, 'subtle'));

it('shows the commitment of a match before its end, and no secret', async () => {
  open(PROOF);
  expect(await screen.findByText(PROOF.commitment)).toBeVisible();
  expect(screen.getByText(/The secret is shown here as soon as the match is over/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check in this browser' })).not.toBeInTheDocument();
  expect(screen.queryByText(/published after the start/)).not.toBeInTheDocument();
  await expectAccessible();
});

it('shows the secret as soon as the match is over', async () => {
  const clock = startFakeClock();
  const { api } = open(PROOF);
  await clock.advance(100);
  api.change(on(getMatchProof, OVER));
  await clock.advance(30_000);
  expect(screen.getByText(SECRET)).toBeVisible();
  expect(screen.getByText(`npx tsx shared/platform/match-simulator/src/reproduce.ts ${EVENT_ID} ${SECRET}`)).toBeVisible();
});

it.each([
  ['the right one', SECRET, 'The secret matches the commitment.'],
  ['another one', 'd'.repeat(64), 'The secret does not match the commitment.'],
])('checks in the browser whether the secret is %s', async (_, secret, said) => {
  const { user } = open({ ...PROOF, secret });
  await user.click(await screen.findByRole('button', { name: 'Check in this browser' }));
  expect(await screen.findByText(said)).toBeVisible();
});

it('shows that a browser cannot check', async () => {
  withSubtle(undefined);
  const { user } = open(OVER);
  await user.click(await screen.findByRole('button', { name: 'Check in this browser' }));
  expect(await screen.findByText(/This browser cannot check here/)).toBeVisible();
});

it('shows that a commitment after the start covers no earlier bet', async () => {
  open({ ...PROOF, published_at: '2026-01-15T06:30:00.000Z' });
  expect(await screen.findByText(/published after the start/)).toBeVisible();
});

it('shows that nothing was published', async () => {
  open(refusal('platform.not_found'));
  expect(await screen.findByText(/Nothing was published for this match/)).toBeVisible();
});

it('offers a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, api } = open(networkFailure());
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  api.change(on(getMatchProof, PROOF));
  await user.click(retry);
  expect(await screen.findByText(PROOF.commitment)).toBeVisible();
});

it('speaks Bangla', async () => {
  open(OVER, { language: 'bn' });
  expect(await screen.findByRole('button', { name: 'এই ব্রাউজারে যাচাই করুন' })).toBeVisible();
});

it('is found by the id of any market', () => {
  expect(['1.40000001', '40000001', '40000001.F-6OV1'].map(proofOf)).toEqual(Array(3).fill('/exchange-proof?eventId=40000001'));
});
