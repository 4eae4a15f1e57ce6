import { screen } from '@testing-library/react';
import { showIdentity, type Identity } from '@site/api/contracts/identity';
import { showMarketing } from '@site/api/contracts/marketing';
import { showOwnData } from '@site/api/contracts/own-account';
import { getPush } from '@site/api/contracts/push';
import { listLogIns, listSessions, twoStepState } from '@site/api/contracts/security';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { SecurityPage } from './security.page';
import { HERE, LOG_INS, OFF } from './security.fixtures';

const NO_PUSH = { public_key: 'key', endpoint: null, kinds: { deposit: true, withdrawal: true, bet: true, support: true } };

const NO_DOCUMENT: Identity = { state: 'none', kind: null, sides: [], sent_at: null, decided_at: null, reason: null, draft: null };

const NO_ARCHIVE = { state: 'none', parts_done: 0, parts_all: 40, asked_at: null, expires_at: null, bytes: null, next_at: null } as const;

const open = (layout: 'mobile' | 'desktop' = 'mobile', language: 'en' | 'bn' = 'en') =>
  renderRemote(<SecurityPage />, {
    path: '/security',
    texts,
    language,
    shell: { player: DEMO_PLAYER, layout },
    api: [
      on(getPush, NO_PUSH),
      on(listSessions, { data: [HERE] }),
      on(showMarketing, { channels: [] }),
      on(showIdentity, NO_DOCUMENT),
      on(showOwnData, NO_ARCHIVE),
      on(twoStepState, OFF),
      on(listLogIns, { data: LOG_INS, last_page: 1, total: 4 }),
    ],
  });

it('has a card for the devices, the app, the notifications, promotions, the history, the document, the own data and the closing', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Where you are logged in',
    'Authenticator app',
    'Notifications',
    'Promotions',
    'Log-in history',
    'Document of identity',
    'Your data',
    'Close your account',
  ]);
});

it('links to the password and to safer play', () => {
  open();
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/reset-password');
  expect(screen.getByRole('link', { name: 'Responsible gaming' })).toHaveAttribute('href', '/responsible-gaming');
});

it('leads back to the account on a phone only', () => {
  const phone = open('mobile');
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  phone.unmount();
  open('desktop');
  expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
});

it('shows the other cards when one could not be loaded', async () => {
  const view = open();
  view.api.change(on(listSessions, networkFailure()));
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
  expect(await screen.findByText('Failed: wrong password')).toBeVisible();
});

it.each([
  ['en', 'mobile'],
  ['bn', 'mobile'],
  ['en', 'desktop'],
  ['bn', 'desktop'],
] as const)('has nothing in the way of assistive technology (%s, %s)', async (language, layout) => {
  open(layout, language);
  await screen.findAllByText('15/01/2026 12:00:00');
  await expectAccessible();
});
