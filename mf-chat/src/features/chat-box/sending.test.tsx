import * as browser from 'idb-keyval';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sendMessage } from '@site/api/contracts/chat';
import { DEMO_PLAYER } from '@site/remote/testing';
import { never, networkFailure, on, refusal, startFakeClock } from '@site/testing';
import { kept } from '@site/testing/idb-in-memory';
import { fieldsOf, message, openChatBox, own, platformWith } from '#testing/open-chat-box';

jest.mock('idb-keyval', () => ({ __esModule: true, ...jest.requireActual<object>('@site/testing/idb-in-memory') }));

/** Stores an unsent message of an earlier visit. */
const keepUnsent = (remoteId: string, chatId: string, content: string) =>
  kept.set(`outbox/${remoteId}`, [
    { key: `key-of-${content}-12345`, chatId, content, file: null, at: new Date().toISOString(), problem: null },
  ]);
const unsentNow = () => kept.get(`outbox/${player.remoteId}`);

/** Each test has its own player, so that no test finds data of another one in memory. */
let player = { ...DEMO_PLAYER };
let count = 0;
beforeEach(() => {
  kept.clear();
  player = { ...DEMO_PLAYER, remoteId: `R${++count}` };
});

afterEach(() => jest.restoreAllMocks());

const open = (options: Parameters<typeof openChatBox>[0] = {}) =>
  openChatBox({ platform: platformWith(), shell: { player, hasEvents: true, layout: 'desktop' }, ...options });
const field = () => screen.getByRole('textbox', { name: 'Your message' });
const button = () => screen.getByRole('button', { name: 'Send' });
const words = () =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map((line) => line.querySelector('[dir]')?.textContent);
const writeAndSend = async (user: UserEvent, text: string) => {
  await user.type(field(), text);
  await user.click(button());
};
const contentsOf = (requests: readonly { body: unknown }[]) => requests.map(({ body }) => (body as { content: string }).content);

it('CHAT-023, 028, C-15, M-28: the page posts with the player’s own id and a key, and shows the stored message once', async () => {
  const { user, api, tell } = open();
  await writeAndSend(user, 'Where is it?');
  expect(field()).toHaveValue('');
  expect(await screen.findByText('Sent')).toBeInTheDocument();
  const [request] = api.sentTo(sendMessage);
  const key = String(fieldsOf(request!)['client_key']);
  expect(fieldsOf(request!)).toEqual({ chat_id: '5', sender_id: player.remoteId, content: 'Where is it?', client_key: key });
  expect(key).toMatch(/^[\w-]{36}$/);
  tell({ name: 'chat_message', data: own(100, 'Where is it?', { client_key: key }) });
  expect(words()).toEqual(['Where is it?']);
  expect(unsentNow()).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['line ends', '\n\n'],
  ['what has no width', '\u200B\u2060\u00AD'],
])('CHAT-024: the page never posts %s', async (_, text) => {
  const { user, api } = open();
  await screen.findByText('How can we help?');
  field().focus();
  if (text) await user.paste(text);
  expect(button()).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(api.sentTo(sendMessage)).toEqual([]);
  expect(words()).toEqual([]);
});

it('posts one after the other, in order', async () => {
  const { user, api } = open();
  await writeAndSend(user, 'one');
  await writeAndSend(user, 'two');
  await writeAndSend(user, 'three');
  await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(3));
  expect(contentsOf(api.sentTo(sendMessage))).toEqual(['one', 'two', 'three']);
  expect(words()).toEqual(['one', 'two', 'three']);
});

it('holds the next messages back until the one before is stored', async () => {
  const { user, api } = open({ api: [on(sendMessage, never())] });
  await writeAndSend(user, 'one');
  await writeAndSend(user, 'two');
  expect(screen.getByText('Sending')).toBeInTheDocument();
  expect(screen.getByText('Waiting to be sent')).toBeInTheDocument();
  expect(contentsOf(api.sentTo(sendMessage))).toEqual(['one']);
});

it('stores it before it is posted', async () => {
  const { user } = open({ api: [on(sendMessage, () => (expect(unsentNow()).toMatchObject([{ content: 'kept' }]), never()))] });
  await writeAndSend(user, 'kept');
  await screen.findByText('Sending');
});

describe('when nothing answers', () => {
  it('waits, and is sent once under the same key when the network is back', async () => {
    const { user, api, platform } = openOffline();
    await writeAndSend(user, 'Still there?');
    await waitFor(() => expect(screen.getByText('Waiting to be sent')).toBeInTheDocument());
    api.change(...platform.api);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    const keys = api.sentTo(sendMessage).map((request) => fieldsOf(request)['client_key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(platform.stored).toHaveLength(1);
  });

  it.each<[string, (view: ReturnType<typeof openOffline>) => unknown]>([
    ['a stream begins', ({ tell }) => tell({ name: 'hello', data: { unread: { inbox: 0, chat: 0 } } })],
    ['the page is looked at again', () => act(() => void document.dispatchEvent(new Event('visibilitychange')))],
  ])('is sent when %s', async (_, happens) => {
    const view = openOffline();
    await writeAndSend(view.user, 'Still there?');
    await screen.findByText('Waiting to be sent');
    view.api.change(...view.platform.api);
    happens(view);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
  });

  it('tries again by itself, with longer pauses', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const clock = startFakeClock();
    const { user, api, platform } = openOffline({ advanceTimers: clock.advance });
    await clock.advance(0);
    await writeAndSend(user, 'Still there?');
    await clock.advance(0);
    expect(api.sentTo(sendMessage)).toHaveLength(1);
    await clock.advance(2000);
    expect(api.sentTo(sendMessage)).toHaveLength(2);
    await clock.advance(3999);
    expect(api.sentTo(sendMessage)).toHaveLength(2);
    api.change(...platform.api);
    await clock.advance(1);
    expect(screen.getByText('Sent')).toBeInTheDocument();
    expect(platform.stored).toHaveLength(1);
    random.mockRestore();
  });

  it('is restored after a reload, and is sent then', async () => {
    keepUnsent(player.remoteId, '5', 'from-yesterday');
    const { api } = open();
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(fieldsOf(api.sentTo(sendMessage)[0]!)).toMatchObject({ content: 'from-yesterday', client_key: 'key-of-from-yesterday-12345' });
    expect(unsentNow()).toEqual([]);
  });

  it('never shows or sends messages of another player', async () => {
    keepUnsent('R-somebody', '5', 'secret');
    const { api } = open();
    await screen.findByText('How can we help?');
    expect(words()).toEqual([]);
    expect(api.sentTo(sendMessage)).toEqual([]);
  });

  it('sends there what was written in another chat, and does not show it here', async () => {
    keepUnsent(player.remoteId, '6', 'elsewhere');
    const { api } = open({ api: [on(sendMessage, { data: own(9, 'elsewhere', { chat_id: 6 }) })] });
    await waitFor(() => expect(unsentNow()).toEqual([]));
    expect(fieldsOf(api.sentTo(sendMessage)[0]!)).toMatchObject({ chat_id: '6', content: 'elsewhere' });
    expect(words()).toEqual([]);
  });

  it('takes the message itself as the lost answer', async () => {
    const { user, api, tell } = openOffline();
    await writeAndSend(user, 'Got it?');
    await screen.findByText('Waiting to be sent');
    const key = String(fieldsOf(api.sentTo(sendMessage)[0]!)['client_key']);
    tell({ name: 'chat_message', data: own(9, 'Got it?', { client_key: key }) });
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(words()).toEqual(['Got it?']);
    await waitFor(() => expect(unsentNow()).toEqual([]));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(api.sentTo(sendMessage)).toHaveLength(1);
  });

  it('works in memory where the browser stores nothing', async () => {
    for (const call of ['get', 'update'] as const) jest.spyOn(browser, call).mockRejectedValue(new Error('refused'));
    const { user } = open();
    await writeAndSend(user, 'Anyway');
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(words()).toEqual(['Anyway']);
  });
});

describe('when the platform refuses', () => {
  it('shows the reason, sends the next one, and tries again or removes it', async () => {
    const platform = platformWith();
    const { user, api } = open({ platform, api: [on(sendMessage, refusal('chat.blank'))] });
    await writeAndSend(user, 'odd');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: Please write something first.');
    expect(unsentNow()).toMatchObject([{ content: 'odd' }]);
    api.change(...platform.api);
    await writeAndSend(user, 'next');
    await screen.findByText('Sent');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(platform.stored.map(({ content }) => content)).toEqual(['next', 'odd']));
  });

  it('removes it when the player wants that', async () => {
    const { user } = open({ api: [on(sendMessage, refusal('chat.blank'))] });
    await writeAndSend(user, 'odd');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(words()).toEqual([]);
    expect(unsentNow()).toEqual([]);
  });

  it('waits after too many requests', async () => {
    const clock = startFakeClock();
    const platform = platformWith();
    const { user, api } = open({
      platform,
      api: [on(sendMessage, refusal('platform.too_many', { retryAfterS: 7 }))],
      advanceTimers: clock.advance,
    });
    await clock.advance(0);
    await writeAndSend(user, 'quick');
    await clock.advance(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.change(...platform.api);
    await clock.advance(6999);
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
    await clock.advance(3501);
    expect(screen.getByText('Sent')).toBeInTheDocument();
  });

  it('keeps it for the next log-in of the same player when the session is over', async () => {
    const { user, api } = open({ api: [on(sendMessage, refusal('platform.unauthenticated'))] });
    await writeAndSend(user, 'later');
    await waitFor(() => expect(api.sentTo(sendMessage)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(unsentNow()).toMatchObject([{ content: 'later', problem: null }]);
  });
});

function openOffline(options: Parameters<typeof openChatBox>[0] = {}) {
  const platform = platformWith();
  return { ...open({ platform, api: [on(sendMessage, networkFailure())], ...options }), platform };
}

it('shows what happens to messages while there is no network', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open({ platform: platformWith(message(1, 'Hello!')) });
  const words = 'You are offline. Messages wait here and are sent when you are back.';
  expect(await screen.findByText(words)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  online.mockRestore();
});
