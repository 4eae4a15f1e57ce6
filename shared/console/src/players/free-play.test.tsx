import { screen, waitFor, within } from '@testing-library/react';
import {
  confirmFreeBet,
  endFreeSpins,
  listFreeBets,
  listFreeSpins,
  offerFreeBet,
  offerFreeSpins,
  type PlayerFreeBet,
  type PlayerFreeSpins,
} from '@site/platform-operator/calls';
import { refusal } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, onCall } from '#testing';
import { dialog, ONE, open, SUPPORT } from './players.fixtures';

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
const FREE_SPINS: PlayerFreeSpins = {
  id: 6,
  game: { code: 'PP1042', name: 'Tiger Crown', type: 'SLOT', platform: 'DELTA_TIGER_GAMES' },
  spins: 10,
  left: 7,
  used: 3,
  stake: '20.00',
  won: '55.00',
  valid_until: '2026-01-22T05:40:00.000Z',
  given_at: '2026-01-15T05:40:00.000Z',
  state: 'open',
  reason: 'A late settlement',
  proposed_by: 'karim',
  decided_by: 'karim',
  ended_by: null,
};

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
    { amount: '500', odds: '1.50', days: '7', reason: 'A late settlement', key: expect.any(String) },
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

it('gives free spins with one key for every try', async () => {
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(offerFreeSpins, refusal('platform.fault'))]);
  await user.click(await screen.findByRole('button', { name: 'Give free spins' }));
  const form = await dialog();
  await user.type(form.getByLabelText('Code of the game'), 'pp1042');
  await user.type(form.getByLabelText('Reason'), 'A late settlement');
  const give = form.getByRole('button', { name: 'Give free spins' });
  await user.click(give);
  await form.findByRole('alert');
  await user.click(give);
  await waitFor(() => expect(api.sentTo(endpointOf(offerFreeSpins))).toHaveLength(2));
  const [first, second] = api.sentTo(endpointOf(offerFreeSpins)).map(({ body }) => body);
  expect(first).toEqual({ game: 'PP1042', spins: '10', stake: '10', days: '7', reason: 'A late settlement', key: expect.any(String) });
  expect(second).toEqual(first);
});

it('takes free spins back after a question', async () => {
  const { user, api } = open('/players/rahim2026', [...ONE, onCall(listFreeSpins, [FREE_SPINS]), onCall(endFreeSpins, FREE_SPINS)]);
  const list = within(await screen.findByRole('region', { name: 'Free spins' }));
  expect(await list.findByText(/10 spins of ৳20.00 in Tiger Crown/)).toHaveTextContent('Can be used');
  expect(list.getByText(/7 left, ৳55.00 won/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Take back' }));
  const question = await dialog();
  expect(question.getByText(/The 7 spins in Tiger Crown/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(api.sentTo(endpointOf(endFreeSpins))).toHaveLength(1));
});
