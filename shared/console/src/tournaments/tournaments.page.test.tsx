import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  confirmTournament,
  listTournaments,
  planTournament,
  type PlannedTournament,
  readTournament,
  withdrawTournament,
} from '@site/platform-operator/calls';
import { expectAccessible, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, onCall, renderConsole, SUPPORTER } from '#testing';
import { inputOf, isWhole, newForm, prizeSum } from './tournaments.rules';

const tournament = (id: number, over: Partial<PlannedTournament> = {}): PlannedTournament => ({
  id,
  name: `Cup ${id}`,
  name_bn: 'কাপ',
  game_type: 'SLOT',
  games: [],
  from: '2026-01-15T06:00:00.000Z',
  until: '2026-01-22T06:00:00.000Z',
  prizes: ['500.00', '250.00'],
  total: '750.00',
  state: 'running',
  players: 12,
  proposed_by: 'karim',
  decided_by: 'karim',
  ...over,
});
const WAITING = tournament(2, { state: 'proposed', players: 0, decided_by: null });
const row = { place: 1, username: 'rahim2026', points: '900.00', prize: '500.00', paid_at: null };
const open = (path: string, shown: PlannedTournament, { session = ADMIN, api = [] }: { session?: typeof ADMIN; api?: Stub[] } = {}) =>
  renderConsole({
    session,
    path,
    api: [onCall(listTournaments, [shown]), onCall(readTournament, { tournament: shown, table: [row] }), ...api],
  });
const panel = async () => within(await screen.findByRole('complementary'));

it('lists tournaments, and shows one with its players and prizes that wait', async () => {
  const { user } = open('/tournaments', tournament(1));
  await screen.findByRole('grid', { name: 'Tournaments' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^RunsCup 1.*৳750.0012$/);
  await expectAccessible();
  await user.click(screen.getByText('Cup 1'));
  const side = await panel();
  expect((await side.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['৳500.00', '৳250.00']);
  expect(side.getByRole('rowheader', { name: 'rahim2026' }).parentElement).toHaveTextContent('rahim20261৳900.00৳500.00 waits');
  expect(side.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
});

it('plans a tournament, and says the sum of its prizes before', async () => {
  const { user, api } = open('/tournaments', tournament(1), { api: [onCall(planTournament, tournament(3))] });
  await user.click(await screen.findByRole('button', { name: 'New tournament' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Name in English'), 'Slots week');
  await user.type(form.getByLabelText('Name in Bangla'), 'স্লট সপ্তাহ');
  await user.selectOptions(form.getByLabelText('Category of the games'), 'Slots');
  fireEvent.change(form.getByLabelText('Begins'), { target: { value: '2026-02-01T00:00' } });
  fireEvent.change(form.getByLabelText('Ends'), { target: { value: '2026-02-08T00:00' } });
  expect(form.getByRole('button', { name: 'Plan it' })).toBeDisabled();
  await user.type(form.getByLabelText('Prizes in BDT'), '500, 250');
  expect(form.getByText('Places: 2. Together: ৳750.00.')).toBeVisible();
  await expectAccessible();
  await user.click(form.getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(planTournament)).map(({ body }) => body)).toEqual([
    {
      name: 'Slots week',
      name_bn: 'স্লট সপ্তাহ',
      game_type: 'SLOT',
      from: '2026-01-31T18:00:00.000Z',
      until: '2026-02-07T18:00:00.000Z',
      prizes: ['500', '250'],
    },
  ]);
});

it('lets a second person confirm a proposal, and not the person who made it', async () => {
  const { user, api, unmount } = open('/tournaments?open=2', WAITING, { api: [onCall(confirmTournament, tournament(2))] });
  await user.click(await (await panel()).findByRole('button', { name: 'Confirm' }));
  const question = within(screen.getByRole('dialog', { name: /^Confirm “/ }));
  expect(api.sentTo(endpointOf(confirmTournament))).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.sentTo(endpointOf(confirmTournament))).toHaveLength(1));
  unmount();
  open('/tournaments?open=2', { ...WAITING, proposed_by: ADMIN.name });
  expect(await (await panel()).findByRole('button', { name: 'Refuse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it('takes one back that nobody has joined, and says why it cannot', async () => {
  const message = 'Players have joined this tournament, so it cannot be taken back.';
  const { user } = open('/tournaments?open=1', tournament(1, { players: 0 }), {
    api: [onCall(withdrawTournament, refusal('funds.changed', { message }))],
  });
  await user.click(await (await panel()).findByRole('button', { name: 'Take it back' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('lets the support desk only look', async () => {
  open('/tournaments?open=2', WAITING, { session: SUPPORTER });
  expect(await (await panel()).findAllByRole('listitem')).toHaveLength(2);
  for (const name of ['New tournament', 'Confirm', 'Refuse']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('reads prizes and codes with commas, and nothing that is unreadable', () => {
  expect(prizeSum('500, 250.50,')).toEqual({ places: 2, total: 75_050n });
  expect([prizeSum(''), prizeSum('500, x')]).toEqual([null, null]);
  const form = { ...newForm(Date.parse('2026-01-15T06:00:00Z')), name: 'Cup', name_bn: 'কাপ', prizes: '500', games: 'A1, B2' };
  expect(inputOf(form)).toMatchObject({
    from: '2026-01-15T07:00:00.000Z',
    until: '2026-01-22T07:00:00.000Z',
    games: ['A1', 'B2'],
    prizes: ['500'],
  });
  expect([isWhole(form), isWhole({ ...form, until: form.from })]).toEqual([true, false]);
});
