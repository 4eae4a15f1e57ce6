import { act, screen, waitFor } from '@testing-library/react';
import { deleteInboxMessage, getInbox, readInboxMessage } from '@site/api/contracts/inbox';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { INBOX } from '#paths';
import { texts } from '#fixtures';
import { InboxPage } from './inbox.page';
import { DEPOSIT, message, NOON, OLD, page, WELCOME } from './inbox.fixtures';

const DONE = { success: true as const };

const open = ({ api = [], ...options }: RemoteTestOptions = {}) => {
  const view = renderRemote(<InboxPage />, {
    path: INBOX,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getInbox, page()), on(readInboxMessage, DONE), on(deleteInboxMessage, DONE), ...api],
    ...options,
  });
  const openMenu = async () => view.user.click(await screen.findByRole('button', { name: 'Edit menu' }));
  const choose = async (entry: string) => {
    await openMenu();
    await view.user.click(screen.getByRole('menuitem', { name: entry }));
  };
  const tick = async (...names: RegExp[]) => {
    for (const name of names) await view.user.click(await screen.findByRole('checkbox', { name }));
  };
  const sent = () => view.api.writes().map(({ method, path }) => `${method} ${path}`);
  return { ...view, openMenu, choose, tick, sent };
};
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

it('CHAT-002: the menu offers Edit, Read and Cancel, and with messages selected Read and Delete', async () => {
  const { openMenu, choose, tick, user } = open();
  await openMenu();
  expect(entries()).toEqual(['Edit', 'Read', 'Cancel']);
  await user.keyboard('{Escape}');
  await choose('Edit');
  await openMenu();
  expect(entries()).toEqual(['Edit', 'Read', 'Cancel']);
  await user.keyboard('{Escape}');
  await tick(/Welcome/);
  expect(screen.getByText('1 selected')).toBeVisible();
  await openMenu();
  expect(entries()).toEqual(['Read', 'Delete']);
  await expectAccessible();
});

it('leaves the editing with Cancel', async () => {
  const { choose } = open();
  await choose('Edit');
  expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
  await choose('Cancel');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Welcome/ })).toBeVisible();
});

it('leaves the editing with its cross, also with something selected', async () => {
  const { choose, tick, user, openMenu } = open();
  await choose('Edit');
  await tick(/Welcome/);
  await user.click(screen.getByRole('button', { name: 'Stop selecting' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await openMenu();
  expect(entries()).toEqual(['Edit', 'Read', 'Cancel']);
});

it('CHAT-008, 010: Read marks the selected messages, each by its own call', async () => {
  const { choose, tick, sent } = open();
  await choose('Edit');
  await tick(/Deposit approved/, /Welcome/);
  await choose('Read');
  await waitFor(() => expect(sent()).toEqual(['PATCH /api/inbox/9/read']));
  expect(await screen.findByText('Marked as read: 1')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('CHAT-010: Read marks all of the page where nothing is selected', async () => {
  const { choose, sent, api } = open();
  await choose('Read');
  await waitFor(() => expect(sent().sort()).toEqual(['PATCH /api/inbox/7/read', 'PATCH /api/inbox/9/read']));
  api.change(on(getInbox, page([WELCOME])));
  expect(await screen.findByText('Marked as read: 2')).toBeVisible();
});

it('shows no half-done state when an event reports the first of several', async () => {
  const shell = createShellDouble({ player: DEMO_PLAYER, hasEvents: true });
  const { choose, api } = open({ shell, api: [on(readInboxMessage, never())] });
  await choose('Read');
  act(() => shell.tell({ name: 'inbox', data: { unread: 1 } }));
  await screen.findByRole('link', { name: /Welcome/ });
  expect(api.sentTo(getInbox)).toHaveLength(1);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

it('shows a message when there is nothing unread', async () => {
  const { choose, sent } = open({ api: [on(getInbox, page([WELCOME]))] });
  await screen.findByRole('link', { name: /Welcome/ });
  await choose('Read');
  expect(await screen.findByText('There is nothing unread here.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('CHAT-009: Delete deletes the selected messages after a question', async () => {
  const { choose, tick, sent, shell, api } = open();
  await choose('Edit');
  await tick(/Welcome/, /Level up/);
  api.change(on(getInbox, page([DEPOSIT])));
  await choose('Delete');
  expect(shell.notes.questions).toEqual(['A deleted message cannot be brought back.']);
  await waitFor(() => expect(sent().sort()).toEqual(['DELETE /api/inbox/7', 'DELETE /api/inbox/8']));
  expect(await screen.findByText('Deleted: 2')).toBeVisible();
  expect(screen.queryByText('Welcome')).not.toBeInTheDocument();
});

it('deletes nothing when the player says no', async () => {
  const { choose, tick, sent } = open({ shell: { player: DEMO_PLAYER, confirms: false } });
  await choose('Edit');
  await tick(/Welcome/);
  await choose('Delete');
  expect(sent()).toEqual([]);
  expect(await box(/Welcome/)).toBeChecked();
});

it('does the others when one fails, shows that in place, and keeps that one selected', async () => {
  const { choose, tick, api, shell } = open({
    api: [on(deleteInboxMessage, ({ path }) => (path.endsWith('/8') ? networkFailure() : DONE))],
  });
  await choose('Edit');
  await tick(/Deposit approved/, /Welcome/, /Level up/);
  api.change(on(getInbox, page([WELCOME])));
  await choose('Delete');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not deleted: 1. Please try again.'));
  expect(screen.getByText('Deleted: 2')).toBeVisible();
  expect(await box(/Welcome/)).toBeChecked();
  expect(shell.notes.errors).toEqual([]);
});

it('treats a message that is gone already as deleted', async () => {
  const { choose, tick, api } = open({ api: [on(deleteInboxMessage, refusal('platform.not_found'))] });
  await choose('Edit');
  await tick(/Welcome/);
  api.change(on(getInbox, page([DEPOSIT])));
  await choose('Delete');
  expect(await screen.findByText('Deleted: 1')).toBeVisible();
});

it('selects all of the page, and nothing again', async () => {
  const { choose, tick } = open();
  await choose('Edit');
  await tick(/Select all/);
  expect(screen.getByText('3 selected')).toBeVisible();
  await tick(/Select all/);
  expect(screen.getByText('0 selected')).toBeVisible();
});

it('keeps the selection when the list is loaded again; a message that was deleted elsewhere is no longer selected', async () => {
  const clock = startFakeClock(NOON);
  const { choose, tick, api } = open({ advanceTimers: clock.advance });
  await clock.advance(1);
  await choose('Edit');
  await tick(/Welcome/, /Level up/);
  api.change(on(getInbox, page([message(10), DEPOSIT, WELCOME])));
  await clock.advance(10_000);
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(await box(/Welcome/)).toBeChecked();
  expect(await box(/Title 10/)).not.toBeChecked();
  api.change(on(getInbox, page([DEPOSIT, WELCOME, OLD])));
  await clock.advance(10_000);
  expect(await box(/Level up/)).not.toBeChecked();
  expect(screen.getByText('1 selected')).toBeVisible();
});
