import { screen, waitFor, within } from '@testing-library/react';
import {
  answerComplaint,
  closeComplaint,
  listComplaints,
  readComplaint,
  type ListedComplaint,
  type ReadComplaint,
} from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { HOSTILE_TEXTS, onCall, renderConsole, SUPPORTER } from '#testing';

const AT = '2026-01-15T05:40:00.000Z';
const listed = (reference: string, over: Partial<ListedComplaint> = {}): ListedComplaint => ({
  reference,
  username: 'rahim2026',
  subject: `Subject of ${reference}`,
  status: 'open',
  created_at: AT,
  updated_at: AT,
  ...over,
});
const FIRST = 'C-7KQM2XWD';
const LIST = [listed(FIRST), listed('C-22222222', { status: 'answered', username: 'maya' }), listed('C-33333333', { status: 'closed' })];
const READ: ReadComplaint = { ...listed(FIRST), history: [{ at: AT, by: 'player', text: 'Where is my money?', status: 'open' }] };
const ANSWERED: ReadComplaint = {
  ...READ,
  status: 'answered',
  history: [...READ.history, { at: AT, by: 'support', text: 'It is on its way.', status: 'answered' }],
};
const CLOSED: ReadComplaint = {
  ...READ,
  status: 'closed',
  history: [...READ.history, { at: AT, by: 'support', text: 'Paid today.', status: 'closed' }],
};
const open = (path: string, ...api: Stub[]) =>
  renderConsole({ session: SUPPORTER, path, api: [onCall(listComplaints, LIST), onCall(readComplaint, READ), ...api] });
const panel = async () => within(await screen.findByRole('complementary', { name: 'The open complaint' }));
const dialog = async () => within(await screen.findByRole('dialog'));

it('lists complaints in the order of the desk, and counts those that wait', async () => {
  open('/complaints');
  await screen.findByRole('grid', { name: 'Complaints' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(new RegExp(`Waits for us.*rahim2026.*Subject of ${FIRST}`)),
    expect.stringContaining('Answeredmaya'),
    expect.stringContaining('Closed'),
  ]);
  expect(screen.getByText('1')).toBeVisible();
  await expectAccessible();
});

it('narrows the list by state and text', async () => {
  const { user } = open('/complaints');
  await user.click(await screen.findByRole('button', { name: 'Answered' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: 'Reference, player, subject' }), 'nothing');
  expect(screen.getByText('No complaint fits the filter.')).toBeVisible();
});

it('opens one by Enter, and answers it once', async () => {
  const { user, api } = open('/complaints', onCall(answerComplaint, ANSWERED));
  (await screen.findByRole('grid')).focus();
  await user.keyboard('{Enter}');
  expect(await (await panel()).findByText('Where is my money?')).toBeVisible();
  await expectAccessible();
  await user.type((await panel()).getByLabelText('Answer'), 'It is on its way.');
  await user.click((await panel()).getByRole('button', { name: 'Send the answer' }));
  expect(await (await panel()).findByText('It is on its way.', { selector: 'bdi' })).toBeVisible();
  expect((await panel()).getByLabelText('Answer')).toHaveValue('');
  expect(api.sentTo(endpointOf(answerComplaint)).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `/operator/complaints/${FIRST}/answer`, body: { text: 'It is on its way.' } },
  ]);
});

it('keeps an answer that was refused, and says why', async () => {
  const { user } = open(`/complaints?complaint=${FIRST}`, onCall(answerComplaint, refusal('chat.complaint_closed')));
  await user.type(await (await panel()).findByLabelText('Answer'), 'Too late');
  await user.click((await panel()).getByRole('button', { name: 'Send the answer' }));
  expect(await (await panel()).findByRole('alert')).toBeVisible();
  expect((await panel()).getByLabelText('Answer')).toHaveValue('Too late');
});

it('closes a complaint only with a reason, and then takes no answer', async () => {
  const { user, api } = open(`/complaints?complaint=${FIRST}`, onCall(closeComplaint, CLOSED));
  await user.click(await (await panel()).findByRole('button', { name: 'Close it' }));
  expect((await dialog()).getByRole('button', { name: 'Close it' })).toBeDisabled();
  await user.type((await dialog()).getByLabelText('Reason'), 'Paid today.');
  await expectAccessible();
  await user.click((await dialog()).getByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(closeComplaint)).map(({ body }) => body)).toEqual([{ text: 'Paid today.' }]);
  expect((await panel()).queryByLabelText('Answer')).not.toBeInTheDocument();
});

it.each(HOSTILE_TEXTS)('shows as text what a player wrote: $name', async ({ text, shown }) => {
  const list = onCall(listComplaints, [listed(FIRST, { subject: text.slice(0, 120) })]);
  const read = onCall(readComplaint, { ...READ, subject: text.slice(0, 120), history: [{ at: AT, by: 'player', text, status: 'open' }] });
  open(`/complaints?complaint=${FIRST}`, list, read);
  const history = await (await panel()).findByRole('list', { name: 'History' });
  expect(history).toHaveTextContent(shown);
  expect(screen.getByRole('grid')).toHaveTextContent(shown.slice(0, 60));
  expect(document.querySelector('img, script, a[href^="javascript"]')).toBeNull();
});

it('says that there is no such complaint', async () => {
  open('/complaints?complaint=C-99999999', onCall(readComplaint, refusal('platform.not_found')));
  expect(await screen.findByText('This complaint could not be loaded')).toBeVisible();
});

it('has a state for the wait, for nothing and for a failure, which can be tried again', async () => {
  const waiting = open('/complaints', onCall(listComplaints, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open('/complaints', onCall(listComplaints, refusal('platform.too_many')));
  expect(await screen.findByText('The complaints could not be loaded')).toBeVisible();
  api.change(onCall(listComplaints, []));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no complaints.')).toBeVisible();
});
