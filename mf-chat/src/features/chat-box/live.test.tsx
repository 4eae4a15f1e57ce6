import { act, screen, waitFor, within } from '@testing-library/react';
import { CHAT_POLL_MS, getMessages, readChat, TYPING_HOLDS_MS } from '@site/api/contracts/chat';
import { DEMO_PLAYER } from '@site/remote/testing';
import { networkFailure, on, startFakeClock } from '@site/testing';
import { message, NOON, openChatBox, own, platformWith, watchSight } from '#testing/open-chat-box';

const WITHOUT_EVENTS = { player: DEMO_PLAYER, hasEvents: false };
const log = () => screen.getByRole('log');
const words = () =>
  within(log())
    .getAllByRole('listitem')
    .map((line) => line.querySelector('[dir]')?.textContent);
const isEnd = (element: Element) => element.tagName === 'SPAN';
const isTop = (element: Element) => element.querySelector('button') !== null;

function hide(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

afterEach(() => jest.restoreAllMocks());

describe('by events', () => {
  it('shows a reply at once, each once, in the order of the platform', async () => {
    const { tell } = openChatBox();
    await screen.findByText('Hello!');
    tell({ name: 'chat_message', data: message(4, 'four') });
    tell({ name: 'chat_message', data: message(3, 'three') });
    tell({ name: 'chat_message', data: message(4, 'four') });
    await waitFor(() => expect(words()).toEqual(['Hello!', 'three', 'four']));
  });

  it('leaves other chats alone', async () => {
    const { tell } = openChatBox();
    await screen.findByText('Hello!');
    tell({ name: 'chat_message', data: message(4, 'not here', { chat_id: 6 }) });
    tell({ name: 'chat_typing', data: { chat_id: 6, is_typing: true } });
    tell({ name: 'chat_message', data: message(5, 'here') });
    await screen.findByText('here');
    expect(words()).toEqual(['Hello!', 'here']);
    expect(screen.queryByText('Support is writing')).not.toBeInTheDocument();
  });

  it('shows a message that came while the first request was in flight', async () => {
    const { api, tell } = openChatBox({ api: [on(getMessages, networkFailure())] });
    tell({ name: 'chat_message', data: message(2, 'early') });
    api.change(...platformWith(message(1, 'Hello!')).api);
    tell({ name: 'hello', data: { unread: { inbox: 0, chat: 0 } } });
    await screen.findByText('Hello!');
    expect(words()).toEqual(['Hello!', 'early']);
  });

  it('asks once for missed messages when a stream begins', async () => {
    const platform = platformWith(message(1, 'Hello!'), own(2, 'Hi', { read_at: NOON }));
    const { api, tell } = openChatBox({ platform });
    await screen.findByText('Hi');
    platform.stored.push(message(3, 'missed'));
    tell({ name: 'hello', data: { unread: { inbox: 0, chat: 1 } } });
    expect(await screen.findByText('missed')).toBeVisible();
    expect(api.sentTo(getMessages).map(({ query }) => query['after'])).toEqual([undefined, 2]);
  });

  it('misses nothing when a message overtakes the answer to the request for missed ones', async () => {
    const platform = platformWith(message(1, 'Hello!'));
    const { tell } = openChatBox({ platform });
    await screen.findByText('Hello!');
    platform.stored.push(message(2, 'missed'), message(3, 'new'));
    tell({ name: 'hello', data: { unread: { inbox: 0, chat: 2 } } });
    tell({ name: 'chat_message', data: message(3, 'new') });
    expect(await screen.findByText('missed')).toBeVisible();
    expect(words()).toEqual(['Hello!', 'missed', 'new']);
  });

  it('asks on until nothing is missing', async () => {
    const platform = platformWith(message(1, 'Hello!'));
    const { tell } = openChatBox({ platform });
    await screen.findByText('Hello!');
    platform.stored.push(...Array.from({ length: 70 }, (_, index) => message(index + 2, `news ${index}`)));
    tell({ name: 'hello', data: { unread: { inbox: 0, chat: 70 } } });
    expect(await screen.findByText('news 69')).toBeVisible();
    expect(words()).toHaveLength(71);
  });

  it('follows a message to the other side', async () => {
    const { tell } = openChatBox({ platform: platformWith(own(2, 'Hi')) });
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    tell({ name: 'chat_seen', data: { chat_id: 5, by: 'support', up_to: 2, at: NOON, is_read: false } });
    expect(await screen.findByText('Delivered')).toBeInTheDocument();
    tell({ name: 'chat_seen', data: { chat_id: 5, by: 'support', up_to: 2, at: NOON, is_read: true } });
    expect(await screen.findByText('Read')).toBeInTheDocument();
    tell({ name: 'chat_seen', data: { chat_id: 5, by: 'support', up_to: 2, at: NOON, is_read: false } });
    tell({ name: 'chat_message', data: message(3, 'after that') });
    await screen.findByText('after that');
    expect(screen.getByText('Read')).toBeInTheDocument();
  });

  it('CHAT-020: the indicator shows that support writes, until support stops or its message comes', async () => {
    const { tell } = openChatBox();
    await screen.findByText('Hello!');
    tell({ name: 'chat_typing', data: { chat_id: 5, is_typing: true } });
    expect((await screen.findByText('Support is writing')).closest('[role=status]')).toBeVisible();
    tell({ name: 'chat_typing', data: { chat_id: 5, is_typing: false } });
    await waitFor(() => expect(screen.queryByText('Support is writing')).not.toBeInTheDocument());
    tell({ name: 'chat_typing', data: { chat_id: 5, is_typing: true } });
    await screen.findByText('Support is writing');
    tell({ name: 'chat_message', data: message(2, 'Done') });
    await screen.findByText('Done');
    expect(screen.queryByText('Support is writing')).not.toBeInTheDocument();
  });

  it('shows at once who answers, in this chat only', async () => {
    const { tell } = openChatBox();
    await screen.findByText('Hello!');
    tell({ name: 'chat_desk', data: { chat_id: 6, desk: 'person' } });
    tell({ name: 'chat_desk', data: { chat_id: 5, desk: 'waiting' } });
    expect(await screen.findByText('A person will write here soon')).toBeVisible();
    tell({ name: 'chat_desk', data: { chat_id: 6, desk: 'person' } });
    expect(screen.getByText('A person will write here soon')).toBeVisible();
  });

  it('stops waiting for a writer who went away', async () => {
    const clock = startFakeClock();
    const { tell } = openChatBox({ advanceTimers: clock.advance });
    await clock.advance(0);
    tell({ name: 'chat_typing', data: { chat_id: 5, is_typing: true } });
    await clock.advance(TYPING_HOLDS_MS - 1);
    expect(screen.getByText('Support is writing')).toBeInTheDocument();
    await clock.advance(1);
    expect(screen.queryByText('Support is writing')).not.toBeInTheDocument();
  });

  it('does not ask by itself', async () => {
    const clock = startFakeClock();
    const { api } = openChatBox({ advanceTimers: clock.advance });
    await clock.advance(10 * CHAT_POLL_MS);
    expect(api.sentTo(getMessages)).toHaveLength(1);
  });
});

describe('without events', () => {
  it('shows a reply, ticks and typing within a poll', async () => {
    const clock = startFakeClock();
    const platform = platformWith(own(2, 'Hi'));
    openChatBox({ platform, shell: WITHOUT_EVENTS, advanceTimers: clock.advance });
    await clock.advance(0);
    expect(screen.getByText('Sent')).toBeInTheDocument();
    platform.stored.splice(0, 1, own(2, 'Hi', { delivered_at: NOON, read_at: NOON }), message(3, 'A reply'));
    await clock.advance(CHAT_POLL_MS + 100);
    expect(screen.getByText('A reply')).toBeVisible();
    expect(screen.getByText('Read')).toBeInTheDocument();
  });

  it('shows a reply that an own message has overtaken', async () => {
    const clock = startFakeClock();
    const platform = platformWith(message(1, 'Hello!'));
    const { user } = openChatBox({ platform, shell: { ...WITHOUT_EVENTS, layout: 'desktop' }, advanceTimers: clock.advance });
    await clock.advance(0);
    platform.stored.push(message(2, 'A reply'));
    await user.type(screen.getByRole('textbox'), 'Anyone?{Enter}');
    await clock.advance(CHAT_POLL_MS + 100);
    expect(words()).toEqual(['Hello!', 'A reply', 'Anyone?']);
  });

  it('shows that support writes', async () => {
    openChatBox({ shell: WITHOUT_EVENTS, api: [on(getMessages, { messages: [], has_more: false, is_typing: true, desk: 'person' })] });
    expect(await screen.findByText('Support is writing')).toBeInTheDocument();
  });

  it('asks only while the page is visible', async () => {
    const clock = startFakeClock();
    const { api } = openChatBox({ shell: WITHOUT_EVENTS, advanceTimers: clock.advance });
    await clock.advance(0);
    hide(true);
    await clock.advance(5 * CHAT_POLL_MS);
    expect(api.sentTo(getMessages)).toHaveLength(1);
    hide(false);
    await clock.advance(CHAT_POLL_MS);
    expect(api.sentTo(getMessages).length).toBeGreaterThan(1);
  });
});

describe('older messages', () => {
  const MANY = Array.from({ length: 120 }, (_, index) => message(index + 1, `words ${index + 1}`));

  it('come when the start is in view, until there are no more', async () => {
    const show = watchSight();
    const { api } = openChatBox({ platform: platformWith(...MANY) });
    await screen.findByText('words 120');
    expect(words()).toHaveLength(50);
    show(isTop, true);
    expect(await screen.findByText('words 21')).toBeVisible();
    expect(words()).toHaveLength(100);
    show(isTop, true);
    await waitFor(() => expect(words()).toHaveLength(120));
    expect(words()).toEqual(MANY.map(({ content }) => content));
    expect(api.sentTo(getMessages).map(({ query }) => query['before'])).toEqual([undefined, 71, 21]);
    expect(screen.queryByRole('button', { name: 'Older messages' })).not.toBeInTheDocument();
  });

  it('are asked for again when the player wants it', async () => {
    const clock = startFakeClock();
    const platform = platformWith(...MANY);
    const { user, api } = openChatBox({ platform, advanceTimers: clock.advance });
    await clock.advance(0);
    api.change(on(getMessages, networkFailure()));
    await user.click(screen.getByRole('button', { name: 'Older messages' }));
    await clock.advance(8000);
    api.change(...platform.api);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.advance(0);
    expect(screen.getByText('words 21')).toBeVisible();
  });
});

describe('the read mark', () => {
  it('is sent when the end is in view', async () => {
    const show = watchSight();
    const { api, tell } = openChatBox();
    await screen.findByText('Hello!');
    expect(api.sentTo(readChat)).toEqual([]);
    show(isEnd, true);
    await waitFor(() => expect(api.sentTo(readChat)).toMatchObject([{ path: '/api/chats/5/read', body: { up_to: 1 } }]));
    tell({ name: 'chat_message', data: message(2, 'More') });
    await waitFor(() => expect(api.sentTo(readChat)).toHaveLength(2));
    expect(api.sentTo(readChat)[1]).toMatchObject({ body: { up_to: 2 } });
  });

  it('is sent again after a failure', async () => {
    const show = watchSight();
    const platform = platformWith(message(1, 'Hello!'));
    const { api, tell } = openChatBox({ platform, api: [on(readChat, networkFailure())] });
    await screen.findByText('Hello!');
    show(isEnd, true);
    await waitFor(() => expect(api.sentTo(readChat)).toHaveLength(1));
    api.change(...platform.api);
    tell({ name: 'hello', data: { unread: { inbox: 0, chat: 1 } } });
    await waitFor(() => expect(api.sentTo(readChat)).toHaveLength(2));
  });

  it('is not sent by a hidden page', async () => {
    const show = watchSight();
    hide(true);
    const { api } = openChatBox();
    await screen.findByText('Hello!');
    show(isEnd, true);
    expect(api.sentTo(readChat)).toEqual([]);
    hide(false);
    await waitFor(() => expect(api.sentTo(readChat)).toHaveLength(1));
  });

  it('is not sent for messages that were read before', async () => {
    const show = watchSight();
    const { api } = openChatBox({ platform: platformWith(message(1, 'Hello!', { read_at: NOON }), own(2, 'Hi')) });
    await screen.findByText('Hi');
    show(isEnd, true);
    expect(api.sentTo(readChat)).toEqual([]);
  });

  it('has a button that leads to new messages while the player reads further up', async () => {
    const show = watchSight();
    const { user, tell } = openChatBox({ platform: platformWith(message(1, 'Hello!', { read_at: NOON })) });
    await screen.findByText('Hello!');
    show(isEnd, false);
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
    tell({ name: 'chat_message', data: message(2, 'More') });
    const scroll = jest.fn();
    Element.prototype.scrollTo = scroll;
    await user.click(await screen.findByRole('button', { name: 'New messages' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    show(isEnd, true);
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  });
});
