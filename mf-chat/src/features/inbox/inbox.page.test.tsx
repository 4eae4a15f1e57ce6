import { act, screen, waitFor, within } from '@testing-library/react';
import { getInbox, getInboxMessage, readInboxMessage } from '@site/api/contracts/inbox';
import { useNavigate } from '@site/remote';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { manifest } from '#manifest';
import { INBOX } from '#paths';
import { texts } from '#fixtures';
import { InboxPage } from './inbox.page';
import { DEPOSIT, message, NOON, OLD, oneOf, page, WELCOME } from './inbox.fixtures';

const DONE = { success: true as const };
const LIST = on(getInbox, page());

function InboxWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <InboxPage />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<InboxWithBack />, {
    path: INBOX,
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [LIST, on(getInboxMessage, oneOf(DEPOSIT, WELCOME, OLD)), on(readInboxMessage, DONE), ...(options.api ?? [])],
  });

const linkTo = (name: RegExp) => screen.findByRole('link', { name });
const rowOf = async (name: RegExp) => (await linkTo(name)).closest('li');
const dialog = async () => within(await screen.findByRole('dialog'));

it('CHAT-001: the inbox is for players, so that a visitor gets the log-in page', () => {
  expect(manifest.paths).toContainEqual({ path: INBOX, access: 'player' });
});

it('CHAT-005: the inbox asks for the own messages, ten a page, and shows them', async () => {
  const { api, container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(api.sentTo(getInbox)[0]?.query).toEqual({ remote_id: DEMO_PLAYER.remoteId, page: 1, per_page: 10 });
  await expectAccessible(container);
});

it('CHAT-004, M-19: the headers are the real days of the messages, in the time of Dhaka', async () => {
  const clock = startFakeClock(NOON);
  open();
  await clock.advance(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today 15/01/2026',
    'Yesterday 14/01/2026',
    ' 10/01/2026',
  ]);
  expect(within(screen.getByRole('region', { name: /14\/01\/2026/ })).getByText('23:59:59')).toBeVisible();
});

it('CHAT-003: a row shows the first five words, without markup', async () => {
  open();
  expect(await linkTo(/Deposit approved/)).toHaveTextContent('Your deposit of ৳500.00 is…');
  expect(await linkTo(/Welcome/)).toHaveTextContent('Good to have you here.');
});

it('CHAT-011: unread messages are highlighted, in words too', async () => {
  open();
  expect(await rowOf(/Deposit approved New/)).toHaveAttribute('data-unread');
  expect(await rowOf(/Welcome/)).not.toHaveAttribute('data-unread');
  expect(screen.getAllByText('New')).toHaveLength(2);
});

it('shows any message as plain text', async () => {
  open({
    api: [on(getInbox, page([message(3, { title: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script> ‮gnp.exe' })]))],
  });
  const row = await linkTo(/img src/);
  expect(row).toHaveTextContent('<script>alert(1)</script>');
  expect(row.querySelectorAll('img, script')).toHaveLength(0);
  expect(within(row).getByText(/gnp.exe/).tagName).toBe('BDI');
});

describe('a tapped message', () => {
  it('CHAT-002, 007, 010, C-30: the message opens in full and is read from then on', async () => {
    const { user, api, location, shell } = open();
    await user.click(await linkTo(/Deposit approved/));
    const shown = await dialog();
    expect(shown.getByRole('heading', { name: 'Deposit approved' })).toBeVisible();
    expect(shown.getByText('15/01/2026 10:00:00 GMT+6')).toBeVisible();
    expect(location().search).toBe('?message=9');
    await waitFor(() => expect(api.writes().map(({ method, path }) => `${method} ${path}`)).toEqual(['PATCH /api/inbox/9/read']));
    expect(api.sentTo(getInboxMessage)[0]?.path).toBe('/api/inbox/9');
    await expectAccessible();
    await user.click(shown.getByRole('link', { name: 'turnover record' }));
    expect(shell.notes.navigations).toEqual([{ path: '/turnover-record' }]);
  });

  it('CHAT-010, 011: the message loses its highlight before the platform has answered', async () => {
    const { user } = open({ api: [on(readInboxMessage, never())] });
    await user.click(await linkTo(/Deposit approved/));
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    expect(await rowOf(/Deposit approved/)).not.toHaveAttribute('data-unread');
  });

  it('is unread again when the platform refused, without a dialog', async () => {
    const { user, api, shell } = open({ api: [on(readInboxMessage, networkFailure())] });
    await user.click(await linkTo(/Deposit approved/));
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    api.change(on(getInbox, networkFailure()));
    await waitFor(async () => expect(await rowOf(/Deposit approved/)).toHaveAttribute('data-unread'));
    expect(api.writes()).toHaveLength(1);
    expect(shell.notes.errors).toEqual([]);
  });

  it('is closed by Back, and Back opens no closed one', async () => {
    const { user, location } = open();
    const goBack = () => user.click(screen.getByText('Back'));
    await user.click(await linkTo(/Welcome/));
    await dialog();
    await goBack();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await linkTo(/Deposit approved/));
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await goBack();
    expect(location().search).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not marked a second time', async () => {
    const { user, api } = open();
    await user.click(await linkTo(/Welcome/));
    await dialog();
    expect(api.writes()).toEqual([]);
  });

  it('opens from the address, also when it is on another page', async () => {
    open({ path: `${INBOX}?message=5`, api: [on(getInboxMessage, oneOf(message(5, { title: 'From the address' })))] });
    expect(await (await dialog()).findByRole('heading', { name: 'From the address' })).toBeVisible();
  });

  it('shows a note when it is gone', async () => {
    open({ path: `${INBOX}?message=5`, api: [on(getInboxMessage, refusal('platform.not_found'))] });
    expect(await screen.findByText('This message is no longer here')).toBeVisible();
  });
});

describe('while it is open', () => {
  it('CHAT-006: the inbox asks every ten seconds', async () => {
    const clock = startFakeClock(NOON);
    const { api } = open();
    for (const [ms, requests] of [
      [1, 1],
      [9998, 1],
      [2, 2],
      [9998, 2],
      [5001, 3],
    ] as const) {
      await clock.advance(ms);
      expect(api.sentTo(getInbox)).toHaveLength(requests);
    }
  });

  it('CHAT-006: the inbox asks at once after an event', async () => {
    const clock = startFakeClock(NOON);
    const shell = createShellDouble({ player: DEMO_PLAYER, hasEvents: true });
    const { api } = open({ shell });
    await clock.advance(1);
    api.change(on(getInbox, page([message(10, { title: 'Fresh', is_read: false }), DEPOSIT])));
    act(() => shell.tell({ name: 'inbox', data: { unread: 2 } }));
    await clock.advance(100);
    expect(screen.getByRole('link', { name: /Fresh/ })).toBeVisible();
  });

  it('asks for missed messages when the stream begins', async () => {
    const shell = createShellDouble({ player: DEMO_PLAYER, hasEvents: true });
    const { api } = open({ shell });
    await linkTo(/Deposit approved/);
    shell.tell({ name: 'hello', data: { unread: { inbox: 1, chat: 0 } } });
    await waitFor(() => expect(api.sentTo(getInbox)).toHaveLength(2));
  });

  it('asks the shell to count anew after each change', async () => {
    const shell = createShellDouble({ player: DEMO_PLAYER });
    shell.queryClient.setQueryData(['account', 'unread'], 2);
    const { user } = open({ shell });
    await user.click(await linkTo(/Deposit approved/));
    await waitFor(() => expect(shell.queryClient.getQueryState(['account', 'unread'])?.isInvalidated).toBe(true));
  });
});

describe('pages', () => {
  const PAGES = on(getInbox, ({ query }) => page([message(100 - Number(query['page']))], 3));
  const press = (name: string) => screen.findByRole('button', { name });
  const scrollTo = jest.fn();
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo));
  afterEach(() => void jest.restoreAllMocks());

  it('N-46: the links lead to the previous and the next by last_page, in the address', async () => {
    const { user, api, location } = open({ api: [PAGES] });
    expect(await press('Previous')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await press('Next'));
    expect(await linkTo(/Title 98/)).toBeVisible();
    expect(location().search).toBe('?page=2');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(await press('Next'));
    expect(await linkTo(/Title 97/)).toBeVisible();
    expect(await press('Next')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await press('Next'));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await user.click(await press('Previous'));
    expect(await linkTo(/Title 98/)).toBeVisible();
    expect(api.sentTo(getInbox).map(({ query }) => query['page'])).not.toContain(4);
  });

  it('show the one before while another loads', async () => {
    const { user, api } = open({ api: [PAGES] });
    await linkTo(/Title 99/);
    api.change(on(getInbox, never()));
    await user.click(await press('Next'));
    expect(await linkTo(/Title 99/)).toBeVisible();
  });

  it('stay where they are when the list is loaded again', async () => {
    const clock = startFakeClock(NOON);
    const { api } = open({ path: `${INBOX}?page=2`, api: [PAGES] });
    await clock.advance(20_500);
    expect(api.sentTo(getInbox).map(({ query }) => query['page'])).toEqual([2, 2, 2]);
  });

  it('are not offered where there is one', async () => {
    open();
    await linkTo(/Welcome/);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('lead back to the last one when there is no such page any more', async () => {
    const { location } = open({
      path: `${INBOX}?page=3`,
      api: [on(getInbox, ({ query }) => (Number(query['page']) > 2 ? page([], 2) : page([message(4)], 2)))],
    });
    expect(await linkTo(/Title 4/)).toBeVisible();
    expect(location().search).toBe('?page=2');
  });
});

describe('when there is nothing, or nothing loads', () => {
  it('shows what will appear here', async () => {
    open({ api: [on(getInbox, page([]))] });
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });

  it('shows a skeleton of messages while it loads', () => {
    open({ api: [on(getInbox, never())] });
    expect(screen.getByRole('status', { name: 'Loading your messages' })).toBeVisible();
  });

  it('CHAT-013: the inbox only logs a failed read, never shows a dialog, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, api, shell } = open({ api: [on(getInbox, refusal('platform.forbidden'))] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shell.notes.errors).toEqual([]);
    const lines = log.mock.calls.filter(([words]) => words === 'A call failed');
    expect(lines).toEqual([[expect.anything(), expect.objectContaining({ area: 'chat', call: 'GET /api/inbox' })]]);
    log.mockRestore();
    api.change(LIST);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await linkTo(/Welcome/)).toBeVisible();
  });

  it('CHAT-013: the inbox keeps what it has when a later read fails', async () => {
    const clock = startFakeClock(NOON);
    const { api } = open();
    await clock.advance(1);
    api.change(on(getInbox, networkFailure()));
    await clock.advance(30_000);
    expect(await linkTo(/Welcome/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ইনবক্স' })).toBeVisible();
  expect(await screen.findAllByText('নতুন')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'এডিট মেনু' })).toBeVisible();
});
