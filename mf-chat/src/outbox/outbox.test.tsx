import { act, screen, waitFor } from '@testing-library/react';
import { getChats, sendMessage } from '@site/api/contracts/chat';
import { getPromotions } from '@site/api/contracts/site';
import { DEMO_PLAYER } from '@site/remote/testing';
import { networkFailure, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { CHAT_HOME, CHAT_LIST } from '#paths';
import { sampleChat, texts } from '#fixtures';
import { kept } from '@site/testing/idb-in-memory';
import { own } from '#testing/open-chat-box';
import { App } from '../app';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));

let count = 0;
let remoteId = '';
beforeEach(() => {
  kept.clear();
  remoteId = `O${++count}`;
});

/** Stores unsent messages of an earlier visit. */
const keepUnsent = (owner: string, ...contents: string[]) =>
  kept.set(
    `outbox/${owner}`,
    contents.map((content) => ({
      key: `key-of-${content}`,
      chatId: '41',
      content,
      file: null,
      at: '2026-01-15T06:00:00.000Z',
      problem: null,
    })),
  );
const stored = on(sendMessage, { data: own(9, 'stored', { chat_id: 41 }) });

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  renderRemote(<App />, {
    path: CHAT_HOME,
    texts,
    shell: { player: { ...DEMO_PLAYER, remoteId }, hasEvents: true },
    api: [on(getChats, { chats: [sampleChat()] }), on(getPromotions, []), stored, ...api],
    ...options,
  });

it.each([CHAT_HOME, CHAT_LIST])('sends waiting messages on %s too', async (path) => {
  keepUnsent(remoteId, 'one', 'two');
  const { api } = open({ path });
  await waitFor(() => expect(api.sentTo(sendMessage).map(({ body }) => body)).toMatchObject([{ content: 'one' }, { content: 'two' }]));
  await waitFor(() => expect(kept.get(`outbox/${remoteId}`)).toEqual([]));
  expect(screen.queryByText(/wait to be sent/)).not.toBeInTheDocument();
});

it('shows how many wait while nothing answers, links to them, and sends them when the network is back', async () => {
  keepUnsent(remoteId, 'one', 'two');
  const { api } = open({ api: [on(sendMessage, networkFailure())] });
  expect(await screen.findByRole('link', { name: '2 messages wait to be sent' })).toHaveAttribute('href', '/chat-box/41');
  api.change(stored);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/wait to be sent/)).not.toBeInTheDocument());
});

it('shows that one was refused', async () => {
  keepUnsent(remoteId, 'one');
  open({ api: [on(sendMessage, refusal('chat.blank'))] });
  expect(await screen.findByRole('link', { name: '1 message could not be sent' })).toBeVisible();
});

it('shows and sends nothing of another player', async () => {
  keepUnsent('somebody', 'secret');
  const { api } = open();
  await screen.findByText('Your deposit was approved.');
  expect(screen.queryByText(/to be sent/)).not.toBeInTheDocument();
  expect(api.sentTo(sendMessage)).toEqual([]);
});

it('sends nothing more once the player has left', async () => {
  keepUnsent(remoteId, 'one', 'two');
  const { api, shell } = open({ api: [on(sendMessage, networkFailure())] });
  await screen.findByText('2 messages wait to be sent');
  act(() => shell.change({ player: { ...DEMO_PLAYER, remoteId: 'somebody' } }));
  await waitFor(() => expect(screen.queryByText(/to be sent/)).not.toBeInTheDocument());
  const before = api.sentTo(sendMessage).length;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(api.sentTo(sendMessage)).toHaveLength(before);
});
