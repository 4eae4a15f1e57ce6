import { screen, waitFor, within } from '@testing-library/react';
import { readHealth, showQueue } from '@site/platform-operator/calls';
import { ADMIN, CASHIER, HEALTH, onCall, queuePage, renderConsole, request } from '#testing';

const QUEUE = onCall(showQueue, queuePage([request(1)]));
const menu = async () => within(await screen.findByRole('navigation', { name: 'Pages' }));
const namesIn = async () => (await menu()).getAllByRole('link').map((link) => link.textContent);

it('offers an administrator all pages', async () => {
  renderConsole({ session: ADMIN, api: [QUEUE] });
  expect(await namesIn()).toEqual([
    'Queue',
    'Documents',
    'Players',
    'Exchange',
    'Chats',
    'Complaints',
    'Safer play',
    'Releases',
    'Health',
    'Content',
    'Tournaments',
    'Missions',
    'Settings',
    'Audit',
    'People',
  ]);
});

it('offers a cashier the queue and the documents, and the health of the servers as everybody', async () => {
  renderConsole({ session: CASHIER, api: [QUEUE] });
  expect(await namesIn()).toEqual(['Queue', 'Documents', 'Health']);
});

it('says why a person does not get the page of an address', async () => {
  renderConsole({ session: CASHIER, path: '/people' });
  expect(await screen.findByText('This page needs the role Administrator. karim is Cashier.')).toBeVisible();
});

it('says that the releases are for people who release', async () => {
  renderConsole({ session: CASHIER, path: '/releases' });
  expect(await screen.findByText('This page is for people who release. karim has no such role.')).toBeVisible();
});

it('begins with the health of the servers for a viewer', async () => {
  renderConsole({ session: { ...CASHIER, role: 'viewer' }, api: [onCall(readHealth, HEALTH)] });
  expect(await screen.findByRole('heading', { name: 'Health' })).toBeVisible();
  expect(await namesIn()).toEqual(['Health']);
});

it('changes the language and the density, and keeps the density', async () => {
  const { user } = renderConsole({ session: CASHIER, path: '/queue', api: [QUEUE] });
  const row = async () => (await screen.findByText('player1')).closest('[role="row"]');
  expect(await row()).toHaveStyle({ height: '52px' });
  await user.click(screen.getByRole('button', { name: 'Account of karim' }));
  await user.click(screen.getByRole('menuitem', { name: 'More rows on the screen' }));
  expect(await row()).toHaveStyle({ height: '36px' });
  expect(localStorage.getItem('density')).toBe('full');
  await user.click(screen.getByRole('button', { name: 'Account of karim' }));
  await user.click(screen.getByRole('menuitem', { name: 'বাংলা' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'জমা ও উত্তোলন' })).toBeVisible());
});
