import { screen, waitFor, within } from '@testing-library/react';
import { addOperator, changeOperator, endOperator, inviteOperator, listOperators } from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { ADMIN, onCall, person, renderConsole } from '#testing';

const LINK = 'http://127.0.0.1:3004/console/join#link';
const PEOPLE = [
  person('nadia', { role: 'admin' }),
  person('karim', { release: { role: 'deployer', areas: ['mf-funds'], channels: null } }),
  person('maya', { ended_at: '2026-01-10T05:40:00.000Z' }),
];
const LIST = onCall(listOperators, PEOPLE);
const open = (...api: Stub[]) => renderConsole({ session: ADMIN, path: '/people', api });
const dialog = async () => within(await screen.findByRole('dialog'));

it('lists the people with both roles and how they sign in, and apart those who left', async () => {
  open(LIST);
  const list = within(await screen.findByRole('list', { name: 'People' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('nadiaYouHas joinedAdministrator'),
    expect.stringContaining('karimHas joinedCashierReleases: Deployer · areas: mf-funds · channels: all'),
  ]);
  expect(screen.getByText('1 who left')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End nadia' })).not.toBeInTheDocument();
  await expectAccessible();
});

it('adds a person with a role for releases, and shows link and key once', async () => {
  const added = {
    name: 'rahim',
    role: 'cashier',
    release: null,
    key: 'key-of-rahim',
    link: LINK,
    expires_at: '2026-01-16T05:40:00.000Z',
  } as const;
  const { user, api } = open(LIST, onCall(addOperator, added));
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.type((await dialog()).getByLabelText('Name'), 'rahim');
  await user.selectOptions((await dialog()).getByLabelText('Role'), 'cashier');
  await user.selectOptions((await dialog()).getByLabelText('Role for releases'), 'deployer');
  await user.type((await dialog()).getByLabelText('Areas'), 'mf-funds, mf-chat');
  await user.click((await dialog()).getByRole('button', { name: 'Add' }));
  expect(await (await dialog()).findByText(LINK)).toBeVisible();
  expect((await dialog()).getByText('key-of-rahim')).toBeVisible();
  expect(api.sentTo(endpointOf(addOperator))[0]?.body).toEqual({
    name: 'rahim',
    role: 'cashier',
    release: { role: 'deployer', areas: ['mf-funds', 'mf-chat'], channels: null },
  });
  await user.click((await dialog()).getByRole('button', { name: 'I have it' }));
  await waitFor(() => expect(screen.queryByText(LINK)).not.toBeInTheDocument());
});

it('shows why a name is not taken', async () => {
  const { user } = open(
    LIST,
    onCall(addOperator, refusal('platform.invalid', { errors: { name: ['karim is taken; a name is never given twice'] } })),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.type((await dialog()).getByLabelText('Name'), 'karim');
  await user.click((await dialog()).getByRole('button', { name: 'Add' }));
  expect(await (await dialog()).findByText('karim is taken; a name is never given twice')).toBeVisible();
});

it('changes both roles of a person, beginning with those of now', async () => {
  const { user, api } = open(LIST, onCall(changeOperator, person('karim', { role: 'support' })));
  await user.click(await screen.findByRole('button', { name: 'Change what karim may do' }));
  expect((await dialog()).getByLabelText('Areas')).toHaveValue('mf-funds');
  await user.selectOptions((await dialog()).getByLabelText('Role'), 'support');
  await user.selectOptions((await dialog()).getByLabelText('Role for releases'), 'None');
  await user.click((await dialog()).getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(changeOperator)).map(({ body }) => body)).toEqual([{ role: 'support', release: null }]);
});

it('says what a new link ends before it makes one', async () => {
  const { user, api } = open(LIST, onCall(inviteOperator, { name: 'karim', link: LINK, expires_at: '2026-01-16T05:40:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: 'Invite karim again' }));
  expect((await dialog()).getByText(/ends the password, the authenticator app and every session/)).toBeVisible();
  expect(api.writes()).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Make a new link' }));
  expect(await (await dialog()).findByText(LINK)).toBeVisible();
});

it('ends a person only after the name was typed', async () => {
  const { user, api } = open(LIST, onCall(endOperator, { name: 'karim', ended: true }));
  await user.click(await screen.findByRole('button', { name: 'End karim' }));
  const end = (await dialog()).getByRole('button', { name: 'End karim' });
  await user.type((await dialog()).getByLabelText('Type karim to confirm'), 'kari');
  expect(end).toBeDisabled();
  await user.type((await dialog()).getByLabelText('Type karim to confirm'), 'm');
  await user.click(end);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(endOperator)).map(({ path }) => path)).toEqual(['/operator/people/karim/end']);
});

it('has a state for the wait, for nobody and for a failure', async () => {
  const { unmount } = open(onCall(listOperators, []));
  expect(await screen.findByText('Nobody was added yet.')).toBeVisible();
  unmount();
  const failed = open(onCall(listOperators, refusal('platform.forbidden')));
  expect(await screen.findByText('The people could not be loaded')).toBeVisible();
  failed.unmount();
  open(onCall(listOperators, never()));
  await screen.findByRole('navigation');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
});
