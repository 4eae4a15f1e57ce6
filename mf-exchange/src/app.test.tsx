import { act, screen } from '@testing-library/react';
import { expectCompleteTexts } from '@site/i18n/catalogue';
import { DEMO_PLAYER } from '@site/remote/testing';
import { renderRemote } from '@site/testing';
import { sampleBet, texts } from '#fixtures';
import { frameStubs, listStubs } from '#testing';
import { manifest } from '../remote.manifest';
import { App } from './app';

const open = (path: string) =>
  renderRemote(<App />, { path, texts, shell: { player: DEMO_PLAYER }, api: [...frameStubs(), ...listStubs()] });

it.each(manifest.paths)('has a page at $path', async ({ path }) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('EXCHANGE-001..007: the exchange home and its screens need a log-in, so the site sends a visitor to the log-in page', () => {
  const access = new Map(manifest.paths.map((page): [string, string] => [page.path, page.access]));
  for (const path of [
    '/exchange',
    '/exchange-inplay',
    '/exchange-account',
    '/odds-view',
    '/exchange-sports',
    '/exchange-multi',
    '/exchange-redirect',
  ])
    expect([path, access.get(path)]).toEqual([path, 'player']);
});

it.each([
  ['/exchange', 'Exchange'],
  ['/exchange-inplay', 'In-Play'],
  ['/exchange-sports', 'Sports'],
  ['/exchange-multi', 'Multi Markets'],
  ['/exchange-account', 'Exchange account'],
  ['/exchange-proof', 'How a match is proven'],
  ['/exchange-redirect', 'External exchange'],
])('EXCHANGE-001..003, EXCHANGE-005..007, C-14: %s is a screen of the exchange', async (path, title) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Exchange screens' })).toBeVisible();
});

it('shows nothing at an address of another area', () => {
  const { container } = renderRemote(<App />, { path: '/elsewhere', texts });
  expect(container).toHaveTextContent(/^$/);
});

it('EXCHANGE-010, M-26: keeps the box of matched bets on the way from one screen to the next', async () => {
  const { shell, user } = open('/exchange');
  act(() => shell.tell({ name: 'exchange_bet', data: { bet: sampleBet() } }));
  expect(screen.getByText('Back Dhaka Deltas: ৳1,000.00 matched at 2.00')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Sports' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  expect(screen.getByText('Back Dhaka Deltas: ৳1,000.00 matched at 2.00')).toBeVisible();
});

it('says everything in both languages', () => expectCompleteTexts(texts.en, texts.bn));
