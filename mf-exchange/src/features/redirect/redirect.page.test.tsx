import { screen } from '@testing-library/react';
import type { General } from '@site/api/contracts/site';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { frameStubs } from '#testing';
import { leaveTo } from './leave-to';
import { ExchangeRedirectPage } from './redirect.page';

jest.mock('./leave-to', () => ({ leaveTo: jest.fn() }));

const general = (exchange_link: string) => ({ exchange_link }) as General;
const open = (settings: General | null, hasToken = true) => {
  const shell = createShellDouble({ player: DEMO_PLAYER, settings });
  if (!hasToken) shell.stored.delete('exchangeToken');
  return renderRemote(<ExchangeRedirectPage />, { path: '/exchange-redirect', texts, shell, api: frameStubs() });
};

beforeEach(() => jest.mocked(leaveTo).mockClear());

it('EXCHANGE-007, 008, N-50: sends the browser to the external exchange with the stored token', () => {
  open(general('https://exchange.example'));
  expect(leaveTo).toHaveBeenCalledWith('https://exchange.example/m/#/token/demo-exchange-token');
  expect(screen.getByRole('link', { name: 'Go there now' })).toHaveAttribute(
    'href',
    'https://exchange.example/m/#/token/demo-exchange-token',
  );
});

it('waits for the settings, then goes once', async () => {
  const { shell } = open(null);
  expect(leaveTo).not.toHaveBeenCalled();
  shell.change({ settings: general('https://exchange.example') });
  expect(await screen.findByRole('link', { name: 'Go there now' })).toBeVisible();
  expect(leaveTo).toHaveBeenCalledTimes(1);
});

it.each([
  ['without a token', 'https://exchange.example', false, /Log out, log in again/],
  ['without an address', '', true, /No external exchange is set up/],
])('stays here and shows what to do %s', async (_, base, hasToken, words) => {
  open(general(base), hasToken);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To our exchange' })).toHaveAttribute('href', '/exchange');
  expect(leaveTo).not.toHaveBeenCalled();
  await expectAccessible();
});
