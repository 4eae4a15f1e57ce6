import { screen, waitFor, within } from '@testing-library/react';
import {
  addPlayerNote,
  endPlayerSessions,
  findPlayers,
  patchPlayer,
  promoteTo,
  readPlayerLedger,
  showMarketing,
  showPlayerOverview,
} from '@site/platform-operator/calls';
import { expectAccessible, refusal } from '@site/testing';
import { endpointOf } from '#calls';
import { onCall } from '#testing';
import { dialog, FOUND, NOTE, ONE, open, OVERVIEW, SUPPORT } from './players.fixtures';

it('finds players by a text, and opens one by a press', async () => {
  const { user, api } = open('/players', [onCall(findPlayers, { rows: [FOUND], next: null }), ...ONE]);
  expect(await screen.findByText(/Type the beginning of a username/)).toBeVisible();
  expect(api.sentTo(endpointOf(findPlayers))).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Username, name, phone or id' }), 'rahim');
  await user.click(await screen.findByText('Rahim Uddin'));
  expect(await screen.findByRole('heading', { name: 'rahim2026' })).toBeVisible();
});

it('says when no player fits, and when the search fails', async () => {
  const { unmount } = open('/players?q=nobody', [onCall(findPlayers, { rows: [], next: null })]);
  expect(await screen.findByText('No player fits.')).toBeVisible();
  unmount();
  open('/players?q=nobody', [onCall(findPlayers, refusal('platform.forbidden'))]);
  expect(await screen.findByText('The players could not be loaded')).toBeVisible();
});

it('shows money, limits, break, sessions and notes of a player', async () => {
  open('/players/rahim2026', ONE);
  const facts = within(await screen.findByRole('region', { name: 'The player' }));
  for (const text of ['৳1,250.50', '৳800.00', 'Loss limit a week', '৳5,000.00', '01712345678 · verified'])
    expect(facts.getByText(text)).toBeVisible();
  expect(facts.getByText(/^Until /)).toBeVisible();
  expect(await screen.findByText('Called about a late deposit.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sessions' })).toHaveTextContent('203.0.113.7');
  await expectAccessible();
});

it('reads the ledger on while its end is near', async () => {
  const { api } = open('/players/rahim2026', ONE);
  const grid = await screen.findByRole('grid', { name: 'Ledger' });
  expect(within(grid).getAllByRole('row')[1]).toHaveTextContent('bet settledbet 25-৳10.00৳25.00');
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '26'));
  expect(api.sentTo(endpointOf(readPlayerLedger)).map(({ query }) => query['after'])).toEqual([undefined, '16~0', '6~0']);
});

it('blocks a player only after the username was typed', async () => {
  const state = { username: 'rahim2026', remote_id: 'p-1001', status: 'blocked', affiliate_code: null, restriction: null } as const;
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(patchPlayer, state)]);
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect((await dialog()).getByText(/Every session ends at once/)).toBeVisible();
  expect((await dialog()).getByRole('button', { name: 'Block' })).toBeDisabled();
  await user.type((await dialog()).getByLabelText('Type rahim2026 to confirm'), 'rahim2026');
  await user.click((await dialog()).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(patchPlayer)).map(({ body }) => body)).toEqual([{ status: 'blocked' }]);
});

it('shows a closing that waits, and opens the account again', async () => {
  const closing = { asked_at: '2026-01-15T05:40:00.000Z', due_at: '2026-01-22T05:40:00.000Z', closed_at: null };
  const state = { username: 'rahim2026', remote_id: 'p-1001', status: 'active', affiliate_code: null, restriction: null } as const;
  const closed = onCall(showPlayerOverview, { ...OVERVIEW, status: 'closed', closing });
  const { user, api } = open('/players/rahim2026', [...ONE, closed, onCall(patchPlayer, state)]);
  expect(await screen.findByText('Closed by the player')).toBeVisible();
  expect(screen.getByText(/for good on 22\/01\/2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  await user.type((await dialog()).getByLabelText('Type rahim2026 to confirm'), 'rahim2026');
  await user.click((await dialog()).getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(api.sentTo(endpointOf(patchPlayer)).map(({ body }) => body)).toEqual([{ status: 'active' }]));
});

it('offers no change of an account that is closed for good', async () => {
  const closing = { asked_at: '2026-01-08T05:40:00.000Z', due_at: '2026-01-15T05:40:00.000Z', closed_at: '2026-01-15T05:40:30.000Z' };
  open('/players/rahim2026', [...ONE, onCall(showPlayerOverview, { ...OVERVIEW, status: 'closed', closing })]);
  expect(await screen.findByText(/^For good on 15\/01\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});

it('offers no change of the account to a person who may not make it', async () => {
  open('/players/rahim2026', ONE, SUPPORT);
  await screen.findByRole('region', { name: 'The player' });
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});

it('sends a promotion on the channels that the player has allowed, and names them', async () => {
  const { user, api } = open('/players/rahim2026', [
    ...ONE,
    onCall(showMarketing, { channels: ['inbox', 'sms'] }),
    onCall(promoteTo, { channels: ['inbox', 'sms'] }),
  ]);
  expect(await screen.findByText('Allowed by the player: inbox, SMS')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a promotion' }));
  const form = await dialog();
  await user.type(form.getByLabelText('Title'), 'Eid bonus');
  expect(form.getByRole('button', { name: 'Send a promotion' })).toBeDisabled();
  await user.type(form.getByLabelText('Text'), 'Look at /promotions.');
  await user.click(form.getByRole('button', { name: 'Send a promotion' }));
  expect(await form.findByText('Sent by inbox, SMS.')).toBeVisible();
  expect(api.sentTo(endpointOf(promoteTo)).map(({ body }) => body)).toEqual([{ title: 'Eid bonus', text: 'Look at /promotions.' }]);
});

it('offers no promotion to a player who has allowed none', async () => {
  open('/players/rahim2026', ONE);
  expect(await screen.findByText('The player has allowed no promotions, or may not get any now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a promotion' })).not.toBeInTheDocument();
});

it('ends one session after a confirmation', async () => {
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(endPlayerSessions, { ended: 1 })]);
  await user.click(await screen.findByRole('button', { name: 'End the session from 203.0.113.8' }));
  expect(api.writes()).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(api.sentTo(endpointOf(endPlayerSessions)).map(({ body }) => body)).toEqual([{ session: 8 }]));
});

it('adds a note, and keeps the words when it fails', async () => {
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(addPlayerNote, refusal('platform.forbidden'))]);
  const field = await screen.findByLabelText('New note');
  await user.type(field, 'Was helped.');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  await screen.findByRole('alert');
  expect(field).toHaveValue('Was helped.');
  api.change(onCall(addPlayerNote, { ...NOTE, text: 'Was helped.' }));
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(field).toHaveValue(''));
});
