import { act, screen, waitFor } from '@testing-library/react';
import { getChats, TYPING_HOLDS_MS, type ChatMessage } from '@site/api/contracts/chat';
import type { PlatformEvent } from '@site/api/contracts/events';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  never,
  networkFailure,
  on,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { manifest } from '#manifest';
import { CHAT_LIST } from '#paths';
import { sampleChat, texts } from '#fixtures';
import { ChatListPage } from './chat-list.page';

const POLL_MS = 10_000;

const WITH_EVENTS = { player: DEMO_PLAYER, hasEvents: true };

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ChatListPage />, {
    path: CHAT_LIST,
    texts,
    shell: { player: DEMO_PLAYER },
    api: [on(getChats, { chats: [sampleChat()] }), ...api],
    ...options,
  });

const ANSWER: ChatMessage = {
  id: 9,
  chat_id: 41,
  sender_id: 7,
  by: 'assistant',
  content: 'Here it is',
  created_at: '2026-01-15T06:00:00.000Z',
  client_key: null,
  delivered_at: null,
  read_at: null,
  attachment: null,
};

const row = () => screen.findByRole('link', { name: /Support/ });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('CHAT-019: the list of chats is for players only', () => {
  expect(manifest.paths).toContainEqual({ path: '/chat-list', access: 'player' });
});

it('CHAT-019, 025: the list has the chats with the other side, the last message, its time and what is unread', async () => {
  startFakeClock();
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await row()).toHaveTextContent('Support11:30Your deposit was approved.22 new messages');
  expect(await row()).toHaveAttribute('href', '/chat-box/41');
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  jest.useRealTimers();
  await expectAccessible(container);
});

it.each([
  ['2026-01-15T05:30:00.000Z', '11:30'],
  ['2026-01-14T05:30:00.000Z', 'Yesterday'],
  ['2026-01-10T05:30:00.000Z', '10/01/2026'],
])('shows the time, of %s "%s"', async (last_at, expected) => {
  startFakeClock();
  open({ api: [on(getChats, { chats: [sampleChat({ last_at })] })] });
  expect(await screen.findByText(expected)).toHaveAttribute('datetime', last_at);
});

it('marks the player’s own messages', async () => {
  open({ api: [on(getChats, { chats: [sampleChat({ last_message: 'Where is it?', last_by: 'player' })] })] });
  expect((await screen.findByText('Where is it?')).parentElement).toHaveTextContent(/^You: Where is it\?$/);
});

it('shows any message as plain text', async () => {
  const { container } = open({ api: [on(getChats, { chats: [sampleChat({ last_message: '<b>\u202Ehttps://evil.example</b>' })] })] });
  expect(await screen.findByText('<b>\u202Ehttps://evil.example</b>')).toHaveProperty('tagName', 'BDI');
  expect(container.querySelector('b')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toContainElement(await row());
});

it('follows the chat by events, and does not poll meanwhile', async () => {
  const clock = startFakeClock();
  const { api, shell } = open({ shell: WITH_EVENTS });
  await row();
  await clock.advance(60_000);
  expect(api.sentTo(getChats)).toHaveLength(1);
  api.change(on(getChats, { chats: [sampleChat({ last_message: 'One more thing', unread: 0 })] }));
  act(() =>
    shell.tell({ name: 'chat_seen', data: { chat_id: 41, by: 'player', up_to: 9, at: '2026-01-15T06:00:00.000Z', is_read: true } }),
  );
  expect(await screen.findByText('One more thing')).toBeVisible();
  expect(await row()).not.toHaveTextContent('new message');
});

it('asks every ten seconds while there are no events', async () => {
  const clock = startFakeClock();
  const { api } = open();
  await row();
  api.change(on(getChats, { chats: [sampleChat({ last_message: 'One more thing' })] }));
  await clock.advance(POLL_MS);
  expect(await screen.findByText('One more thing')).toBeVisible();
});

it('shows that support is writing, until it has written or stopped', async () => {
  const clock = startFakeClock();
  const { shell } = open({ shell: WITH_EVENTS });
  await row();
  const say = (is_typing: boolean) => act(() => shell.tell({ name: 'chat_typing', data: { chat_id: 41, is_typing } }));
  say(true);
  expect(await row()).toHaveTextContent('is writing…');
  say(false);
  expect(await row()).toHaveTextContent('Your deposit was approved.');
  say(true);
  await clock.advance(TYPING_HOLDS_MS);
  expect(await row()).not.toHaveTextContent('is writing…');
});

it.each<PlatformEvent>([
  { name: 'chat_message', data: ANSWER },
  { name: 'hello', data: { unread: { inbox: 0, chat: 1 } } },
])('stops showing that support is writing after $name, and asks for the message', async (event) => {
  const { api, shell } = open({ shell: WITH_EVENTS });
  await row();
  act(() => shell.tell({ name: 'chat_typing', data: { chat_id: 41, is_typing: true } }));
  act(() => shell.tell(event));
  expect(await row()).not.toHaveTextContent('is writing…');
  expect(api.sentTo(getChats)).toHaveLength(2);
});

it('asks again when it is entered again, because nobody received the events meanwhile', async () => {
  const first = open({ shell: WITH_EVENTS });
  first.shell.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  await row();
  first.unmount();
  const second = open({ shell: first.shell });
  await waitFor(() => expect(second.api.sentTo(getChats)).toHaveLength(1));
});

it('leads to a first message while there is no chat', async () => {
  open({ api: [on(getChats, { chats: [] })] });
  expect(await screen.findByText('You have not written to us yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send us a Message' })).toHaveAttribute('href', '/chat-box');
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'মেসেজ' })).toBeVisible();
  expect(await screen.findByText('2টি নতুন মেসেজ')).toBeInTheDocument();
});

it('shows a skeleton while it loads', () => {
  open({ api: [on(getChats, never())] });
  expect(screen.getByRole('status', { name: 'Loading your messages' })).toBeInTheDocument();
});

it('CHAT-030: the list only logs, once, that it could not load, keeps polling, and tries again on request', async () => {
  const clock = startFakeClock();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, api, shell } = open({ api: [on(getChats, networkFailure())], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shell.notes.errors).toEqual([]);
  const lines = log.mock.calls.filter(([words]) => words === 'A call failed');
  expect(lines).toEqual([[expect.anything(), expect.objectContaining({ area: 'chat', call: 'GET /api/get-chats' })]]);
  log.mockRestore();
  api.change(on(getChats, { chats: [sampleChat()] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row()).toBeVisible();
});

it('keeps what it has when a later read fails', async () => {
  const clock = startFakeClock();
  const { api } = open();
  await row();
  api.change(on(getChats, networkFailure()));
  await clock.advance(POLL_MS + ALL_TRIES_MS);
  expect(await row()).toBeVisible();
  expect(screen.queryByText('This could not be loaded')).not.toBeInTheDocument();
});
