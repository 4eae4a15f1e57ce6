import { screen, waitFor, within } from '@testing-library/react';
import {
  addPlayerNote,
  confirmFreeBet,
  endPlayerSessions,
  findPlayers,
  listFreeBets,
  listPlayerNotes,
  listPlayerSessions,
  offerFreeBet,
  patchPlayer,
  readPlayerLedger,
  showPlayerOverview,
  type FoundPlayer,
  type LedgerEntry,
  type PlayerFreeBet,
  type PlayerOverview,
  type Session,
} from '@site/platform-operator/calls';
import { expectAccessible, refusal, type SentRequest, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, onCall, renderConsole } from '#testing';

const FOUND: FoundPlayer = {
  username: 'rahim2026',
  id: 1001,
  remote_id: 'p-1001',
  name: 'Rahim Uddin',
  phone: '01712345678',
  status: 'active',
  since: '2026-01-02T05:40:00.000Z',
};
const OVERVIEW: PlayerOverview = {
  ...FOUND,
  email: 'rahim@x.example',
  is_phone_verified: true,
  has_two_step: true,
  restriction: { kind: 'time_out', until: '2026-01-20T05:40:00.000Z' },
  closing: null,
  limits: [{ kind: 'loss', period: 'week', amount: '5000.00' }],
  balance: '1250.50',
  held: '800.00',
  exposure: '0.00',
};
const PAGE_ROWS = 10;
const COUNT = 25;
const entry = (id: number): LedgerEntry => ({
  id,
  at: '2026-01-15T05:40:00.000Z',
  kind: 'bet_settled',
  ref: `bet ${id}`,
  amount: '-10.00',
  balance: `${id}.00`,
});
const LEDGER = onCall(readPlayerLedger, ({ query: { after } }: SentRequest) => {
  const from = after === undefined ? COUNT : Number(String(after).split('~')[0]) - 1;
  const rows = Array.from({ length: Math.min(PAGE_ROWS, from) }, (_, index) => entry(from - index));
  const last = from - rows.length + 1;
  return { rows, next: last > 1 ? `${last}~0` : null };
});
const SESSION = { id: 7, began_at: FOUND.since, used_at: FOUND.since, ip: '203.0.113.7', user_agent: 'Firefox' };
const FREE_BET: PlayerFreeBet = {
  id: 4,
  amount: '25000.00',
  left: '0.00',
  in_bets: '0.00',
  won: '0.00',
  least_odds: '1.50',
  valid_until: '2026-01-22T05:40:00.000Z',
  given_at: '2026-01-15T05:40:00.000Z',
  state: 'proposed',
  reason: 'A late settlement',
  proposed_by: 'karim',
  decided_by: null,
};
const NOTE = { id: 1, text: 'Called about a late deposit.', by: 'leila', at: FOUND.since };
const ONE = [
  onCall(showPlayerOverview, OVERVIEW),
  LEDGER,
  onCall(listPlayerSessions, [SESSION, { ...SESSION, id: 8, ip: '203.0.113.8' }]),
  onCall(listPlayerNotes, [NOTE]),
  onCall(listFreeBets, []),
];
const SUPPORT: Session = { ...ADMIN, name: 'leila', role: 'support', release: null };

const open = (path: string, api: readonly Stub[], session: Session = ADMIN) => renderConsole({ session, path, api });
const dialog = async () => within(await screen.findByRole('dialog'));

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

it('gives a free bet with its terms and a reason', async () => {
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(offerFreeBet, { ...FREE_BET, state: 'open' })]);
  await user.click(await screen.findByRole('button', { name: 'Give a free bet' }));
  const form = await dialog();
  expect(form.getByText(/A win pays the profit only/)).toBeVisible();
  await user.type(form.getByLabelText('Amount in BDT'), '500');
  expect(form.getByRole('button', { name: 'Give a free bet' })).toBeDisabled();
  await user.type(form.getByLabelText('Reason'), 'A late settlement');
  await user.click(form.getByRole('button', { name: 'Give a free bet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(offerFreeBet)).map(({ body }) => body)).toEqual([
    { amount: '500', odds: '1.50', days: '7', reason: 'A late settlement' },
  ]);
});

it('confirms a free bet of another person, and only refuses an own one', async () => {
  const own = { ...FREE_BET, id: 5, proposed_by: ADMIN.name };
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(listFreeBets, [own, FREE_BET]), onCall(confirmFreeBet, FREE_BET)]);
  const list = within(await screen.findByRole('region', { name: 'Free bets' }));
  expect(await list.findAllByRole('button', { name: 'Refuse' })).toHaveLength(2);
  await user.click(list.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.sentTo(endpointOf(confirmFreeBet))).toHaveLength(1));
});

it('shows free bets to support, who cannot give one', async () => {
  open('/players/rahim2026', [...ONE, onCall(listFreeBets, [FREE_BET])], SUPPORT);
  expect(await screen.findByText('By karim: A late settlement')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give a free bet' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
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
