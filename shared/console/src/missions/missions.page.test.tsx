import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { confirmMission, endMission, listMissions, proposeMission, type PlannedMission } from '@site/platform-operator/calls';
import { expectAccessible, refusal } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, onCall, renderConsole, SUPPORTER } from '#testing';
import { inputOf, isWhole, newForm } from './missions.rules';

const mission = (id: number, over: Partial<PlannedMission> = {}): PlannedMission => ({
  id,
  name: `Spins ${id}`,
  name_bn: 'স্পিন',
  goal: 'rounds',
  target: 10,
  least_stake: '5.00',
  game_type: 'SLOT',
  period: 'day',
  first_day: '2026-01-14',
  last_day: '2026-01-20',
  prize: '50.00',
  state: 'running',
  claims: 12,
  proposed_by: 'karim',
  decided_by: 'rahim',
  ...over,
});
const WAITING = mission(2, { state: 'proposed', claims: 0, decided_by: null });
const panel = async () => within(await screen.findByRole('complementary'));

it('lists missions, and shows one with what was claimed so far', async () => {
  const { user } = renderConsole({ session: ADMIN, path: '/missions', api: [onCall(listMissions, [mission(1)])] });
  await screen.findByRole('grid', { name: 'Missions' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^RunsSpins 1.*৳50.0012$/);
  await user.click(screen.getByText('Spins 1'));
  const side = await panel();
  expect(side.getByText('10 rounds')).toBeVisible();
  expect(side.getByText('12, together ৳600.00')).toBeVisible();
  expect(side.getByRole('button', { name: 'End it' })).toBeVisible();
  await expectAccessible();
});

it('proposes a mission', async () => {
  const { user, api } = renderConsole({
    session: ADMIN,
    path: '/missions',
    api: [onCall(listMissions, [mission(1)]), onCall(proposeMission, WAITING)],
  });
  await user.click(await screen.findByRole('button', { name: 'New mission' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Name in English'), 'Big week');
  await user.type(form.getByLabelText('Name in Bangla'), 'বড় সপ্তাহ');
  await user.selectOptions(form.getByLabelText('Goal'), 'Turnover');
  await user.type(form.getByLabelText('Size of the goal'), '5000');
  await user.selectOptions(form.getByLabelText('Within'), 'A week');
  expect(form.getByText('Weeks begin on a Monday and end on a Sunday.')).toBeVisible();
  fireEvent.change(form.getByLabelText('First day'), { target: { value: '2026-02-02' } });
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2026-02-15' } });
  expect(form.getByRole('button', { name: 'Propose it' })).toBeDisabled();
  await user.type(form.getByLabelText('Prize in BDT'), '100');
  await expectAccessible();
  await user.click(form.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(proposeMission)).map(({ body }) => body)).toEqual([
    {
      name: 'Big week',
      name_bn: 'বড় সপ্তাহ',
      goal: 'turnover',
      target: '5000',
      period: 'week',
      first_day: '2026-02-02',
      last_day: '2026-02-15',
      prize: '100',
    },
  ]);
});

it('lets a second person confirm, and not the person who proposed it', async () => {
  const { user, api, unmount } = renderConsole({
    session: ADMIN,
    path: '/missions?open=2',
    api: [onCall(listMissions, [WAITING]), onCall(confirmMission, mission(2))],
  });
  await user.click((await panel()).getByRole('button', { name: 'Confirm' }));
  const question = within(screen.getByRole('dialog', { name: /^Confirm “/ }));
  expect(api.sentTo(endpointOf(confirmMission))).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.sentTo(endpointOf(confirmMission))).toHaveLength(1));
  unmount();
  renderConsole({ session: { ...ADMIN, name: 'karim' }, path: '/missions?open=2', api: [onCall(listMissions, [WAITING])] });
  expect((await panel()).getByRole('button', { name: 'Refuse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it('says why a mission cannot be ended, and lets the support desk only look', async () => {
  const message = 'This mission does not wait for this decision any more.';
  const { user, unmount } = renderConsole({
    session: ADMIN,
    path: '/missions?open=1',
    api: [onCall(listMissions, [mission(1)]), onCall(endMission, refusal('funds.changed', { message }))],
  });
  await user.click((await panel()).getByRole('button', { name: 'End it' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End it' }));
  expect(await screen.findByText(message)).toBeVisible();
  unmount();
  renderConsole({ session: SUPPORTER, path: '/missions?open=2', api: [onCall(listMissions, [WAITING])] });
  await panel();
  for (const name of ['New mission', 'Confirm', 'Refuse']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('begins tomorrow for seven days, in the time of Bangladesh', () => {
  const form = newForm(Date.parse('2026-01-14T19:00:00Z'));
  expect(form).toMatchObject({ first_day: '2026-01-16', last_day: '2026-01-22' });
  const whole = { ...form, name: ' A ', name_bn: 'ক', target: '3', prize: '5', least_stake: '2' };
  expect([isWhole(form), isWhole(whole), isWhole({ ...whole, last_day: '2026-01-15' })]).toEqual([false, true, false]);
  expect(inputOf(whole)).toMatchObject({ name: 'A', target: '3', least_stake: '2', prize: '5' });
});
