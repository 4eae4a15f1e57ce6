// Covers: EXCHANGE-001, EXCHANGE-002, EXCHANGE-003, EXCHANGE-005, EXCHANGE-006, EXCHANGE-007, EXCHANGE-010, C-14, M-26.
import { act, screen } from '@testing-library/react';
import { expectCompleteTexts } from '@site/i18n/catalogue';
import { DEMO_PLAYER } from '@site/remote/testing';
import { renderRemote } from '@site/testing';
import { sampleBet, texts } from '#samples';
import { frameStubs, listStubs } from '#testing';
import { manifest } from '../remote.manifest';
import { App } from './app';

const open = (path: string) =>
  renderRemote(<App />, { path, texts, shell: { player: DEMO_PLAYER }, api: [...frameStubs(), ...listStubs()] });

it.each(manifest.paths)('has a page at $path for players only', async ({ path, access }) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(access).toBe('player');
});

it.each([
  ['/exchange', 'Exchange'],
  ['/exchange-inplay', 'In-Play'],
  ['/exchange-sports', 'Sports'],
  ['/exchange-multi', 'Multi Markets'],
  ['/exchange-account', 'Exchange account'],
  ['/exchange-proof', 'How a match is proven'],
  ['/exchange-redirect', 'External exchange'],
])('has %s', async (path, title) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Exchange screens' })).toBeVisible();
});

it('shows nothing at an address of another area', () => {
  const { container } = renderRemote(<App />, { path: '/elsewhere', texts });
  expect(container).toHaveTextContent(/^$/);
});

it('keeps the box of matched bets on the way from one screen to the next', async () => {
  const { shell, user } = open('/exchange');
  act(() => shell.tell({ name: 'exchange_bet', data: { bet: sampleBet() } }));
  expect(screen.getByText('Back Dhaka Deltas: ৳1,000.00 matched at 2.00')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Sports' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  expect(screen.getByText('Back Dhaka Deltas: ৳1,000.00 matched at 2.00')).toBeVisible();
});

it('says everything in both languages', () => expectCompleteTexts(texts.en, texts.bn));
