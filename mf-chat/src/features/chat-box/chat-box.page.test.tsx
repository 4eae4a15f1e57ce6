import { screen, within } from '@testing-library/react';
import { getMessages, openChat } from '@site/api/contracts/chat';
import { ALL_TRIES_MS, expectAccessible, never, networkFailure, offContract, on, refusal, startFakeClock } from '@site/testing';
import { manifest } from '#manifest';
import { message, NOON, openChatBox, own, platformWith } from '#testing/open-chat-box';

const log = () => screen.getByRole('log', { name: 'Messages' });
const wordsInLog = () =>
  within(log())
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('CHAT-020, 021: the chat is for players only, with and without an id', () => {
  const accessOf = (path: string) => manifest.paths.find((claimed) => claimed.path === path)?.access;
  expect(['/chat-box', '/chat-box/:chatId'].map(accessOf)).toEqual(['player', 'player']);
});

it('CHAT-021, 023, 026, C-13, C-15, N-62: the path without an id opens the chat with support and goes there', async () => {
  const { api, location } = openChatBox({ path: '/chat-box' });
  expect(await screen.findByText('Hello!')).toBeVisible();
  expect(location().pathname).toBe('/chat-box/5');
  expect(api.sentTo(openChat).map(({ body }) => body)).toEqual([{ user_one_id: 'R1001', user_two_id: '7' }]);
});

it('CHAT-030: the screen shows quietly that the chat could not be opened, and tries again', async () => {
  const { user, api, shell, location } = openChatBox({ path: '/chat-box', api: [on(openChat, networkFailure())] });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
  api.change(on(openChat, { chat: { id: 5 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello!')).toBeVisible();
  expect(location().pathname).toBe('/chat-box/5');
});

it('CHAT-020: the messages are in order, by their day, with their writer and their delivery state', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-16T06:00:00.000Z'));
  const platform = platformWith(
    own(1, 'Where is it?', { delivered_at: NOON, read_at: NOON }),
    message(2, 'It was approved.'),
    message(3, 'I am Mina.', { by: 'person', created_at: '2026-01-16T05:00:00.000Z' }),
    own(4, 'Thank you', { created_at: '2026-01-16T05:01:00.000Z', delivered_at: NOON }),
    own(5, 'Bye', { created_at: '2026-01-16T05:02:00.000Z' }),
  );
  const { container } = openChatBox({ platform });
  await screen.findByText('Bye');
  expect(wordsInLog()).toEqual([
    'YouWhere is it?12:00Read',
    'AssistantIt was approved.12:00',
    'SupportI am Mina.11:00',
    'YouThank you11:01Delivered',
    'YouBye11:02Sent',
  ]);
  expect(
    within(log())
      .getAllByRole('heading', { level: 2 })
      .map((mark) => mark.textContent),
  ).toEqual(['Yesterday', 'Today']);
  expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  jest.restoreAllMocks();
  await expectAccessible(container);
});

it('speaks Bangla', async () => {
  openChatBox({ language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'সাপোর্ট' })).toBeVisible();
  expect(await screen.findByPlaceholderText('বার্তা লিখুন')).toBeVisible();
});

it('shows what may be asked when nothing was written yet', async () => {
  openChatBox({ platform: platformWith() });
  expect(await screen.findByText('How can we help?')).toBeVisible();
});

it('shows a skeleton while it loads', () => {
  const { container } = openChatBox({ api: [on(getMessages, never())] });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it.each([
  ['nothing answers', networkFailure()],
  ['the answer is broken', offContract({ messages: 'no' })],
])('CHAT-030: the screen shows a failure in place when %s, never in a dialog, and tries again', async (_, failure) => {
  const clock = startFakeClock();
  const { user, api, shell } = openChatBox({ api: [on(getMessages, failure)], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByText('This could not be loaded')).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  api.change(...platformWith(message(1, 'Back again')).api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await clock.advance(0);
  expect(screen.getByText('Back again')).toBeVisible();
});

it('keeps the messages when a later read fails', async () => {
  const { api, tell, shell } = openChatBox();
  await screen.findByText('Hello!');
  api.change(on(getMessages, refusal('platform.fault')));
  tell({ name: 'hello', data: { unread: { inbox: 0, chat: 0 } } });
  await screen.findByText('Hello!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shell.notes.errors).toEqual([]);
});

it('CHAT-027, PLATFORM-055: the screen shows nothing of a chat that is not the player’s, and leads to their own', async () => {
  const { user, location } = openChatBox({
    path: '/chat-box/9',
    api: [on(getMessages, refusal('platform.not_found'), { messages: [], has_more: false, is_typing: false, desk: 'assistant' })],
  });
  expect(await screen.findByText('This conversation is not here.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Open your conversation' }));
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(location().pathname).toBe('/chat-box/5');
});

it('CHAT-022: the head shows whether the assistant or a person answers', async () => {
  const { api, tell } = openChatBox();
  expect(await screen.findByText('The assistant answers at once')).toBeVisible();
  api.change(on(getMessages, { messages: [], has_more: false, is_typing: false, desk: 'waiting' }));
  tell({ name: 'chat_message', data: message(2, 'A person will write here.') });
  expect(await screen.findByText('A person will write here soon')).toBeVisible();
  api.change(on(getMessages, { messages: [], has_more: false, is_typing: false, desk: 'person' }));
  tell({ name: 'chat_message', data: message(3, 'Hello, I am Mina.', { by: 'person' }) });
  expect(await screen.findByText('A person from support is here')).toBeVisible();
});

it('leaves with Escape and with the way back', async () => {
  const { user, location } = openChatBox();
  expect(await screen.findByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/chat');
  await user.keyboard('{Escape}');
  expect(location().pathname).toBe('/chat');
});

describe('PLATFORM-055: text stays text', () => {
  it.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a link', 'javascript:alert(1) https://evil.example /deposit'],
    ['another direction', 'a\u202Egnol\u202C b'],
    ['what has no width', 'a\u200B\u200Db'],
  ])('shows %s of a player as it was written', async (_, content) => {
    openChatBox({ platform: platformWith(own(1, content)) });
    const words = await screen.findByText((_text, element) => element?.getAttribute('dir') === 'auto' && element.textContent === content);
    expect(words.children).toHaveLength(0);
    expect(within(log()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('keeps the direction of a message inside of it', async () => {
    openChatBox({ platform: platformWith(own(1, '\u202Eright to left')) });
    const words = await screen.findByText(/right to left/);
    expect(words).toHaveAttribute('dir', 'auto');
    expect(words).toHaveTextContent('right to left');
    expect(words.nextElementSibling).toHaveTextContent('12:00');
  });

  it('links to own paths that support names', async () => {
    const { user, location } = openChatBox({ platform: platformWith(message(1, 'What is left stands in /turnover-record .')) });
    await user.click(await screen.findByRole('link', { name: 'Turnover record' }));
    expect(location().pathname).toBe('/turnover-record');
  });

  it('shows ten thousand characters in part until all of them are wanted', async () => {
    const { user } = openChatBox({ platform: platformWith(own(1, 'x'.repeat(10_000))) });
    const fold = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.getByText('x'.repeat(10_000))).toHaveAttribute('data-folded');
    await user.click(fold);
    expect(screen.getByText('x'.repeat(10_000))).not.toHaveAttribute('data-folded');
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });
});
