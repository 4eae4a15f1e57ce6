import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDENTITY_REASONS } from '@site/api/contracts/identity';
import {
  acceptDocument,
  listDocuments,
  readDocument,
  refuseDocument,
  type IdentityQueue,
  type ReadDocument,
} from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { CASHIER, HOSTILE_TEXTS, onCall, renderConsole } from '#testing';

const AT = '2026-01-15T05:40:00.000Z';
const QUEUE: IdentityQueue = {
  rows: [
    { id: 7, kind: 'nid', sent_at: AT, username: 'rahim2026' },
    { id: 8, kind: 'passport', sent_at: AT, username: 'maya' },
  ],
  count: 2,
};
const READ: ReadDocument = {
  id: 7,
  kind: 'nid',
  state: 'waiting',
  sent_at: AT,
  decided_at: null,
  decided_by: null,
  reason: null,
  sides: [
    { side: 'front', type: 'image/png' },
    { side: 'back', type: 'application/pdf' },
  ],
  player: { username: 'rahim2026', name: 'Rahim Uddin', birthday: '1990-05-01', status: 'active', since: AT },
  earlier: [{ id: 3, kind: 'passport', state: 'refused', sent_at: AT, decided_at: AT, decided_by: 'nadia', reason: IDENTITY_REASONS[1] }],
};
const ACCEPTED: ReadDocument = { ...READ, state: 'accepted', decided_at: AT, decided_by: 'karim' };

const open = (path: string, ...api: Stub[]) =>
  renderConsole({ session: CASHIER, path, api: [onCall(listDocuments, QUEUE), onCall(readDocument, READ), ...api] });
const panel = async () => within(await screen.findByRole('complementary', { name: 'The open document' }));
const dialog = async () => within(await screen.findByRole('dialog'));

it('lists what waits, and narrows it by the player', async () => {
  const { user } = open('/identity');
  await screen.findByRole('grid', { name: 'Documents of identity' });
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining('rahim2026National ID card7'), expect.stringContaining('mayaPassport8')]);
  await expectAccessible();
  await user.type(screen.getByRole('textbox', { name: 'Player' }), 'MAY');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

it('shows both sides, the facts of the account and the documents before, by Enter', async () => {
  const { user } = open('/identity');
  (await screen.findByRole('grid')).focus();
  await user.keyboard('{Enter}');
  const side = await panel();
  expect(await side.findByText('Rahim Uddin')).toBeVisible();
  expect(side.getByText('01/05/1990')).toBeVisible();
  expect(side.getByRole('img', { name: 'Front side' })).toHaveAttribute('src', '/operator/identity/7/files/front');
  expect(side.getByRole('link', { name: 'Save the back side' })).toHaveAttribute('href', '/operator/identity/7/files/back');
  expect(side.getByText(IDENTITY_REASONS[1])).toBeVisible();
  await expectAccessible();
  await user.click(side.getByRole('button', { name: 'Show the front side larger' }));
  expect(await (await dialog()).findByRole('img', { name: 'Front side' })).toBeVisible();
});

it('begins a decision by a key: a accepts, r refuses', async () => {
  const { user, api } = open('/identity', onCall(acceptDocument, ACCEPTED));
  (await screen.findByRole('grid')).focus();
  await user.keyboard('r');
  expect((await dialog()).getByRole('button', { name: 'Refuse' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  await user.keyboard('a');
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(api.sentTo(endpointOf(acceptDocument))).toHaveLength(1));
});

it('says when a picture cannot be shown', async () => {
  open('/identity?document=7');
  fireEvent.error(await (await panel()).findByRole('img', { name: 'Front side' }));
  expect((await panel()).getByText('The file could not be shown.')).toBeVisible();
});

it('refuses only with a reason of the list or own words', async () => {
  const { user, api } = open(
    '/identity?document=7',
    onCall(refuseDocument, { ...ACCEPTED, state: 'refused', reason: IDENTITY_REASONS[0] }),
  );
  await user.click(await (await panel()).findByRole('button', { name: 'Refuse' }));
  expect((await dialog()).getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await expectAccessible();
  await user.selectOptions((await dialog()).getByLabelText('Reason'), IDENTITY_REASONS[0]);
  await user.click((await dialog()).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(refuseDocument)).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/operator/identity/7/refuse', body: { reason: IDENTITY_REASONS[0] } },
  ]);
  expect(await (await panel()).findByText('by karim, 15/01/2026 11:40:00')).toBeVisible();
});

it('accepts after the effect is shown, and then offers no decision', async () => {
  const { user } = open('/identity?document=7', onCall(acceptDocument, ACCEPTED));
  await user.click(await (await panel()).findByRole('button', { name: 'Accept' }));
  expect(screen.getByText(/You say that name and birthday on it are those of the account/)).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  expect(await (await panel()).findByText('Accepted')).toBeVisible();
  expect((await panel()).queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();
});

it('says that another person was faster', async () => {
  const { user } = open('/identity?document=7', onCall(acceptDocument, refusal('funds.not_changeable')));
  await user.click(await (await panel()).findByRole('button', { name: 'Accept' }));
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('This request cannot be changed any more.');
});

it.each(HOSTILE_TEXTS)('shows as text what a player wrote: $name', async ({ text, shown }) => {
  open('/identity?document=7', onCall(readDocument, { ...READ, player: { ...READ.player, name: text } }));
  expect(await (await panel()).findByText('Name of the account')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent(shown);
  expect(document.querySelector('img[src="x"], script, a[href^="javascript"]')).toBeNull();
});

it('has a state for the wait, for nothing and for a failure, which can be tried again', async () => {
  const waiting = open('/identity', onCall(listDocuments, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open('/identity', onCall(listDocuments, refusal('platform.too_many')));
  expect(await screen.findByText('The documents could not be loaded')).toBeVisible();
  api.change(onCall(listDocuments, { rows: [], count: 0 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No document waits.')).toBeVisible();
});
