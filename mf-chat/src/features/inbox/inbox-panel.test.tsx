import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteInboxMessage, editInboxMessage, getInbox, getInboxMessage, readInboxMessage } from '@site/api/contracts/inbox';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { texts } from '#fixtures';
import { InboxPanel } from './inbox-panel';
import { DEPOSIT, message, NOON, OLD, oneOf, page, WELCOME } from './inbox.fixtures';

const PATH = '/account?tab=inbox';
const DONE = { success: true as const };
const DESKTOP = { player: DEMO_PLAYER, layout: 'desktop' as const };

const open = ({ api = [], ...options }: RemoteTestOptions = {}) => {
  const view = renderRemote(<InboxPanel />, {
    path: PATH,
    texts,
    shell: DESKTOP,
    api: [
      on(getInbox, page()),
      on(getInboxMessage, oneOf(DEPOSIT, WELCOME, OLD)),
      on(readInboxMessage, DONE),
      on(deleteInboxMessage, DONE),
      on(editInboxMessage, { ...DONE, data: WELCOME }),
      ...api,
    ],
    ...options,
  });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const edit = async () => {
    await screen.findByText('Welcome');
    await press('Edit');
  };
  return { ...view, press, edit, lastQuery: () => view.api.sentTo(getInbox).at(-1)?.query };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('CHAT-014: the tab is a table "Notification" with Subject, Content and Received Date', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 2, name: 'Notification' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Welcome/ })).toHaveTextContent('WelcomeGood to have you here.14/01/2026 23:59:59 GMT+6');
  expect(screen.getByRole('table', { name: 'Notification' })).toBeVisible();
  expect(heads()).toEqual(['Subject', 'Content', 'Received Date']);
  expect(within(screen.getByRole('row', { name: /Deposit approved/ })).getByText('New')).toBeVisible();
  expect(screen.getByText('Your deposit of ৳500.00 is in your wallet: see your turnover record.')).toBeVisible();
  await expectAccessible(container);
});

it('CHAT-014: the tab shows 10, 25, 50 or 100 rows, and keeps the choice and the tab in the address', async () => {
  const { user, location, lastQuery } = open();
  const sizes = await screen.findByRole('combobox', { name: 'Rows per page' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '25', '50', '100']);
  expect(lastQuery()).toEqual({ remote_id: DEMO_PLAYER.remoteId, page: 1, per_page: 10 });
  await user.selectOptions(sizes, '50');
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: 1, per_page: 50 }));
  expect(location().search).toBe('?tab=inbox&size=50');
});

it('CHAT-014: the tab says No Data when there is nothing, and when nothing could be read, without a dialog', async () => {
  const { unmount } = open({ api: [on(getInbox, page([]))] });
  expect(await screen.findByText('No Data')).toBeVisible();
  unmount();
  const { shell } = open({ api: [on(getInbox, refusal('platform.forbidden'))] });
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it('opens a message in full and marks it as read', async () => {
  const { user, api, location } = open();
  await user.click(await screen.findByRole('link', { name: 'Deposit approved' }));
  expect(await screen.findByRole('dialog', { name: 'Deposit approved' })).toBeVisible();
  expect(location().search).toBe('?tab=inbox&message=9');
  await waitFor(() => expect(api.writes().map(({ path }) => path)).toEqual(['/api/inbox/9/read']));
});

it('asks every ten seconds, and at once after an event', async () => {
  const clock = startFakeClock(NOON);
  const shell = createShellDouble({ ...DESKTOP, hasEvents: true });
  const { api } = open({ shell });
  await clock.advance(10_500);
  expect(api.sentTo(getInbox)).toHaveLength(2);
  api.change(on(getInbox, page([message(10, { title: 'Fresh' })])));
  act(() => shell.tell({ name: 'inbox', data: { unread: 1 } }));
  await clock.advance(100);
  expect(screen.getByText('Fresh')).toBeVisible();
});

describe('the edit mode', () => {
  it('CHAT-014: the edit mode has fields in the rows, and Save, Delete and Exit', async () => {
    const { edit, press, container } = open();
    await screen.findByText('Welcome');
    expect(buttons()).toEqual(['Edit']);
    await edit();
    expect(buttons()).toEqual(['Save', 'Delete', 'Exit']);
    expect(heads()).toEqual(['Select', 'Subject', 'Content', 'Received Date']);
    expect(field('Subject of “Welcome”')).toHaveValue('Welcome');
    expect(field('Content of “Welcome”')).toHaveValue('Good to have you here.');
    expect(field('Content of “Welcome”')).toHaveAccessibleDescription('22 of 2,000');
    await expectAccessible(container);
    await press('Exit');
    expect(buttons()).toEqual(['Edit']);
  });

  it('CHAT-014, M-20, N-47, C-29: Save sends what was changed, and nothing else', async () => {
    const { edit, press, api, shell } = open();
    await edit();
    type('Subject of “Welcome”', 'Hello');
    type('Content of “Level up”', 'Mine & <b>only</b> mine');
    await press('Save');
    await waitFor(() => expect(api.sentTo(editInboxMessage)).toHaveLength(2));
    expect(api.sentTo(editInboxMessage).map(({ path, body }) => [path, body])).toEqual([
      ['/api/inbox/7', { remote_id: DEMO_PLAYER.remoteId, title: 'Level up', message: 'Mine &amp; &lt;b&gt;only&lt;/b&gt; mine' }],
      ['/api/inbox/8', { remote_id: DEMO_PLAYER.remoteId, title: 'Hello', message: 'Good to have you here.' }],
    ]);
    expect(await screen.findByText('Saved: 2')).toBeVisible();
    await press('Exit');
    expect(shell.notes.questions).toEqual([]);
  });

  it('shows that nothing was changed', async () => {
    const { edit, press, api } = open();
    await edit();
    await press('Save');
    expect(await screen.findByText('Nothing was changed.')).toBeVisible();
    expect(api.writes()).toEqual([]);
  });

  it('saves nothing that is blank or too long, and shows that in place', async () => {
    const { edit, press, api } = open();
    await edit();
    type('Subject of “Welcome”', '  ');
    type('Content of “Level up”', 'x'.repeat(2001));
    expect(field('Subject of “Welcome”')).toHaveAccessibleDescription('Write a subject. 2 of 120');
    expect(field('Content of “Level up”')).toHaveAccessibleDescription('The text is too long. 2,001 of 2,000');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the highlighted fields.');
    expect(api.writes()).toEqual([]);
  });

  it('keeps an edit that could not be saved, and shows that', async () => {
    const { edit, press, shell } = open({
      api: [on(editInboxMessage, ({ path }) => (path.endsWith('/8') ? networkFailure() : { ...DONE, data: OLD }))],
    });
    await edit();
    type('Subject of “Welcome”', 'Hello');
    type('Subject of “Level up”', 'Up');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved: 1. Please try again.'));
    expect(screen.getByText('Saved: 1')).toBeVisible();
    expect(field('Subject of “Welcome”')).toHaveValue('Hello');
    expect(shell.notes.errors).toEqual([]);
  });

  it('CHAT-014, M-20, C-29: Delete sends the chosen messages to the platform after a question', async () => {
    const { edit, press, user, api, shell } = open();
    await edit();
    await press('Delete');
    expect(shell.notes.questions).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Select “Welcome”' }));
    api.change(on(getInbox, page([DEPOSIT, OLD])));
    await press('Delete');
    expect(shell.notes.questions).toEqual(['A deleted message cannot be brought back.']);
    expect(await screen.findByText('Deleted: 1')).toBeVisible();
    expect(api.writes().map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/inbox/8']);
    expect(screen.queryByRole('textbox', { name: 'Subject of “Welcome”' })).not.toBeInTheDocument();
  });

  it('keeps the focus in its buttons after every action', async () => {
    const { edit, press, user } = open();
    await edit();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Select “Welcome”' }));
    await press('Delete');
    await screen.findByText('Deleted: 1');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await press('Exit');
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('keeps what is typed while the earlier text is saved', async () => {
    const saved = on(editInboxMessage, () => {
      type('Subject of “Welcome”', 'Hello you');
      return { ...DONE, data: WELCOME };
    });
    const { edit, press } = open({ api: [saved] });
    await edit();
    type('Subject of “Welcome”', 'Hello');
    await press('Save');
    expect(await screen.findByText('Saved: 1')).toBeVisible();
    expect(screen.getByDisplayValue('Hello you')).toBeVisible();
  });

  it('keeps what is typed while the list is loaded again', async () => {
    const clock = startFakeClock(NOON);
    const { edit, api } = open({ advanceTimers: clock.advance });
    await clock.advance(1);
    await edit();
    type('Subject of “Welcome”', 'Hel');
    api.change(on(getInbox, page([message(10), WELCOME])));
    await clock.advance(10_000);
    expect(field('Subject of “Welcome”')).toHaveValue('Hel');
    expect(field('Subject of “Title 10”')).toBeVisible();
  });

  it('keeps and saves what is typed into a message that newer ones have moved to the next page', async () => {
    const clock = startFakeClock(NOON);
    const { edit, press, api } = open({ advanceTimers: clock.advance });
    await clock.advance(1);
    await edit();
    type('Subject of “Level up”', 'Up');
    api.change(on(getInbox, page([message(10), DEPOSIT, WELCOME])));
    await clock.advance(10_000);
    expect(field('Subject of “Level up”')).toHaveValue('Up');
    await press('Save');
    await clock.advance(100);
    expect(api.sentTo(editInboxMessage).map(({ path }) => path)).toEqual(['/api/inbox/7']);
    expect(screen.queryByDisplayValue('Up')).not.toBeInTheDocument();
  });

  it('does not bring back a deleted message that was changed before', async () => {
    const { edit, press, user, api } = open();
    await edit();
    type('Subject of “Welcome”', 'Hello');
    await user.click(screen.getByRole('checkbox', { name: 'Select “Welcome”' }));
    api.change(on(getInbox, page([DEPOSIT, OLD])));
    await press('Delete');
    expect(await screen.findByText('Deleted: 1')).toBeVisible();
    expect(screen.queryByDisplayValue('Hello')).not.toBeInTheDocument();
  });

  it.each([
    ['Exit', async ({ press }: ReturnType<typeof open>) => press('Exit')],
    [
      'another size',
      async ({ user }: ReturnType<typeof open>) => user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25'),
    ],
  ])('asks before %s loses what was typed', async (_, leave) => {
    const shell = createShellDouble({ ...DESKTOP, confirms: false });
    const view = open({ shell });
    await view.edit();
    type('Subject of “Welcome”', 'Hello');
    await leave(view);
    expect(shell.notes.questions).toEqual(['What you have changed is lost.']);
    expect(field('Subject of “Welcome”')).toHaveValue('Hello');
    expect(view.location().search).toBe('?tab=inbox');
    act(() => shell.change({ confirms: true }));
    await leave(view);
    await waitFor(() => expect(screen.queryByDisplayValue('Hello')).not.toBeInTheDocument());
    expect(view.api.writes()).toEqual([]);
  });

  it('keeps the typed text when another release replaces this one', async () => {
    const shell = createShellDouble(DESKTOP);
    const { edit, unmount } = open({ shell });
    await edit();
    type('Subject of “Welcome”', 'Hello');
    unmount();
    open({ shell });
    expect(await screen.findByDisplayValue('Hello')).toBeVisible();
  });
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 2, name: 'নোটিফিকেশন' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'প্রাপ্তির তারিখ' })).toBeVisible();
});
