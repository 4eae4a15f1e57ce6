import { act, screen, waitFor } from '@testing-library/react';
import { getInbox } from '@site/api/contracts/inbox';
import { never, on } from '@site/testing';
import { createEventWire, HELLO, wordsOf } from '#testing/event-wire';
import { documentOf } from '#testing/documents';
import { DESKTOP_WIDTH, endShells, place, renderShell } from '#testing/render-shell';
import { startEvents } from './start-events';

let stop = () => {};

async function openShell(options: Parameters<typeof renderShell>[0] = {}) {
  const wire = createEventWire();
  const page = await renderShell({ path: '/no-such-page', isPlayer: true, ...options });
  await act(async () => void (stop = startEvents(page.services, wire.ask)));
  await waitFor(() => expect(wire.streams).toHaveLength(1));
  const say = (text: string) =>
    act(async () => {
      wire.last().say(text);
      await new Promise((done) => setTimeout(done, 0));
    });
  return { ...page, wire, say };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(async () => {
  act(() => stop());
  await endShells();
  jest.restoreAllMocks();
});

const message = wordsOf('chat_message', {
  id: 8,
  chat_id: 1,
  sender_id: 7,
  by: 'person',
  content: 'Hello',
  created_at: '2026-01-15T06:00:00.000Z',
  client_key: null,
  delivered_at: null,
  read_at: null,
  attachment: null,
});

it('shows at the chat button what support wrote, until it is read', async () => {
  const { say } = await openShell();
  expect(await screen.findByRole('button', { name: 'Chat with us' })).toBeVisible();
  await say(HELLO);
  expect(screen.getByRole('button', { name: 'Support chat, 1 new message' })).toBeVisible();
  await say(message);
  expect(screen.getByRole('button', { name: 'Support chat, 2 new messages' })).toBeVisible();
  await say(wordsOf('chat_seen', { chat_id: 1, by: 'player', up_to: 8, at: '2026-01-15T06:00:00.000Z', is_read: true }));
  expect(screen.getByRole('button', { name: 'Chat with us' })).toBeVisible();
});

it('forgets at log-out what was unread', async () => {
  const { say, services, shell } = await openShell();
  await say(HELLO);
  await act(async () => void (await shell().session.end()));
  expect(services.store.get(services.host.shell).events.isOpen).toBe(false);
  expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
});

it('tells areas whether events come, and hands them on although another listener fails', async () => {
  const { say, shell } = await openShell();
  const heard: string[] = [];
  shell().events.listen(() => {
    throw new Error('a broken area');
  });
  const stopListening = shell().events.listen(({ name }) => void heard.push(name));
  await say(HELLO + message);
  expect(shell().events.isOpen).toBe(true);
  stopListening();
  await say(message);
  expect(heard).toEqual(['hello', 'chat_message']);
});

it('updates the number beside the inbox at once, even when an older answer differs', async () => {
  const released = documentOf({ 'mf-chat': { inbox: './panels/inbox' } });
  const { say, platform, services } = await openShell({ path: '/account', width: DESKTOP_WIDTH, released, api: [on(getInbox, never())] });
  await waitFor(() => expect(platform.sentTo(getInbox)).toHaveLength(1));
  await say(HELLO);
  expect(services.host.queryClient.getQueryData(['account', 'unread'])).toBe(2);
  await say(wordsOf('inbox', { unread: 5 }));
  expect(await screen.findByText('5 unread')).toBeInTheDocument();
});

it('asks a player to log in again whose session the platform no longer knows', async () => {
  const { wire, shell } = await openShell();
  wire.answers({ status: 401 });
  wire.last().end();
  await waitFor(() => expect(shell().session.player).toBeNull());
  expect(place()).toBe('/login');
});
