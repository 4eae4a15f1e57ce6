import { screen, waitFor, within } from '@testing-library/react';
import type { ChatMessage } from '@site/api/contracts/chat';
import {
  draftAnswer,
  followChat,
  giveChat,
  listChats,
  readChat,
  readFile,
  sayDeskTyping,
  writeToPlayer,
  type ListedChat,
} from '@site/platform-operator/calls';
import { expectAccessible, never, networkFailure, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { HOSTILE_TEXTS, onCall, onEvents, renderConsole, SUPPORTER } from '#testing';

const listed = (id: number, over: Partial<ListedChat> = {}): ListedChat => ({
  id,
  username: `player${id}`,
  desk: 'assistant',
  waits_s: null,
  unread: 0,
  last: { by: 'player', at: '2026-01-15T05:40:00.000Z', words: `Words of ${id}` },
  ...over,
});
const message = (id: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 12,
  sender_id: 1001,
  by: 'player',
  content: `Message ${id}`,
  created_at: '2026-01-15T05:40:00.000Z',
  client_key: null,
  delivered_at: null,
  read_at: null,
  attachment: null,
  ...over,
});
const CHATS = [listed(12, { desk: 'waiting', waits_s: 185, unread: 2 }), listed(13, { desk: 'person' }), listed(14)];
const STARTED = { id: 12, username: 'player12', desk: 'waiting', messages: [message(1)], has_older: false };

const follows = (start: object = STARTED, ...news: (readonly [string, unknown])[]) => onEvents(followChat.path, [['chat', start], ...news]);
const drafts = (draft: string | null = null) => onCall(draftAnswer, { draft });
const gives = onCall(giveChat, { id: 12, desk: 'person' });
const writes = onCall(writeToPlayer, { username: 'player12', message: message(2, { by: 'person', content: 'This is Maya.' }) });
const typed = onCall(sayDeskTyping, { is_typing: true });
const open = (path: string, ...api: Stub[]) =>
  renderConsole({ session: SUPPORTER, path, api: [onCall(listChats, CHATS), drafts(), gives, writes, typed, ...api] });
const table = () => screen.findByRole('grid', { name: 'Chats' });
const panel = async () => within(await screen.findByRole('region', { name: 'The open chat' }));
const log = async () => (await panel()).getByRole('log', { name: 'Messages' });
const field = async () => (await panel()).findByRole('textbox', { name: 'Message to the player' });

it('lists who waits longest first, with the time, and counts them', async () => {
  open('/chats');
  await table();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/3 min 5 s.*player12.*2 new.*Words of 12.*Waits for a person/),
    expect.stringContaining('player13'),
    expect.stringContaining('player14'),
  ]);
  expect(rows[0]).toHaveAttribute('data-state', 'late');
  await expectAccessible();
});

it('narrows the list by who answers and by a text', async () => {
  const { user } = open('/chats');
  await table();
  await user.click(screen.getByRole('button', { name: 'Person 1' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: 'Player or last words' }), 'nobody');
  expect(screen.getByText('No chat fits the filter.')).toBeVisible();
});

it('is used by keys: Enter opens and the field has the focus, Escape leads back to the list', async () => {
  const { user } = open('/chats', follows());
  (await table()).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await log()).toHaveTextContent('Message 1');
  await expectAccessible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The open chat' })).not.toBeInTheDocument());
});

it('takes a chat over from the list by T', async () => {
  const { user, api } = open('/chats', follows());
  (await table()).focus();
  await user.keyboard('t');
  await waitFor(() =>
    expect(api.sentTo(endpointOf(giveChat))).toMatchObject([{ path: '/operator/chats/12/desk', body: { desk: 'person' } }]),
  );
  expect(await log()).toHaveTextContent('Message 1');
});

it('shows what happens while the chat is open: a message, typing, and who answers', async () => {
  open(
    '/chats?chat=12',
    follows(
      { ...STARTED, messages: [message(1), message(2, { by: 'person', content: 'Hello' })] },
      ['chat_seen', { chat_id: 12, by: 'player', up_to: 2, at: '2026-01-15T05:41:00.000Z', is_read: true }],
      ['chat_desk', { chat_id: 12, desk: 'person' }],
    ),
  );
  expect(await (await panel()).findByText('Read')).toBeVisible();
  expect((await panel()).getByText('Person')).toBeVisible();
  expect((await panel()).queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
});

it('says that the connection is lost, and keeps what it has', async () => {
  open('/chats?chat=12', follows());
  expect(await (await panel()).findByText(/The connection is lost/)).toBeVisible();
  expect(await log()).toHaveTextContent('Message 1');
});

it('sends by Enter, not by Shift and Enter, says that the person writes, and empties the field', async () => {
  const { user, api } = open('/chats?chat=12', follows());
  await user.type(await field(), 'This is{Shift>}{Enter}{/Shift}Maya.{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(api.sentTo(endpointOf(writeToPlayer)).map(({ body }) => body)).toEqual([{ content: 'This is\nMaya.' }]);
  expect(api.sentTo(endpointOf(sayDeskTyping))).toHaveLength(1);
  await user.type(await field(), 'And');
  expect(api.sentTo(endpointOf(sayDeskTyping))).toHaveLength(2);
});

it('keeps a message that was not sent, and says why', async () => {
  const { user } = open('/chats?chat=12', follows(), onCall(writeToPlayer, networkFailure()));
  await user.type(await field(), 'Hello{Enter}');
  expect(await (await panel()).findByText(/Look whether it was done/)).toBeVisible();
  expect(await field()).toHaveValue('Hello');
});

it('keeps a text that was begun when another chat is opened', async () => {
  const { user } = open('/chats?chat=12', follows());
  await user.type(await field(), 'Half a sen');
  await user.click(screen.getByText('player13'));
  expect(await field()).toHaveValue('');
  await user.click(screen.getAllByText('player12')[0] as HTMLElement);
  expect(await field()).toHaveValue('Half a sen');
});

it('shows the draft of the assistant, and puts it into the field on request', async () => {
  const { user, api } = open('/chats?chat=12', follows(), drafts('Your turnover is 0.'));
  const draft = within(await screen.findByRole('region', { name: 'Draft of the assistant' }));
  expect(draft.getByText('It is not sent. Check it before you use it.')).toBeVisible();
  await user.click(draft.getByRole('button', { name: 'Use the draft' }));
  expect(await field()).toHaveValue('Your turnover is 0.');
  expect(api.sentTo(endpointOf(writeToPlayer))).toEqual([]);
});

it('gives a chat back to the assistant', async () => {
  const { user, api } = open('/chats?chat=12', follows({ ...STARTED, desk: 'person' }));
  await user.click(await (await panel()).findByRole('button', { name: 'Give to the assistant' }));
  await waitFor(() => expect(api.sentTo(endpointOf(giveChat)).map(({ body }) => body)).toEqual([{ desk: 'assistant' }]));
});

it('shows older messages before the others', async () => {
  const older = onCall(readChat, { ...STARTED, desk: 'waiting', messages: [message(1, { content: 'The first' })] });
  const { user, api } = open('/chats?chat=12', follows({ ...STARTED, messages: [message(7)], has_older: true }), older);
  await user.click(await (await panel()).findByRole('button', { name: 'Show older messages' }));
  await waitFor(async () => expect(await log()).toHaveTextContent(/The first.*Message 7/));
  expect(api.sentTo(endpointOf(readChat))[0]?.query).toMatchObject({ before: '7' });
  expect((await panel()).queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
});

it('draws a picture of a player as a picture, and only saves any other file', async () => {
  const picture = { name: 'attachment-1.png', type: 'image/png', bytes: 4 };
  const paper = { name: 'attachment-2.pdf', type: 'application/pdf', bytes: 2048 };
  const messages = [message(1, { content: '', attachment: picture }), message(2, { content: '', attachment: paper })];
  const file = onCall(readFile, new File(['data'], 'attachment-1.png', { type: 'image/png' }));
  const { api } = open('/chats?chat=12', follows({ ...STARTED, messages }), file);
  const drawn = await (await panel()).findByRole('img', { name: 'Picture attachment-1.png' });
  expect(drawn).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  expect((await panel()).getAllByRole('button', { name: 'Save' })).toHaveLength(2);
  expect(api.sentTo(endpointOf(readFile)).map(({ path }) => path)).toEqual(['/operator/chat-files/1']);
});

it.each(HOSTILE_TEXTS)('shows as text what a player wrote: $name', async ({ text, shown }) => {
  const chats = onCall(listChats, [listed(12, { last: { by: 'player', at: '2026-01-15T05:40:00.000Z', words: text.slice(0, 200) } })]);
  const { user } = open('/chats?chat=12', chats, follows({ ...STARTED, messages: [message(1, { content: text })] }));
  await waitFor(async () => expect(await log()).toHaveTextContent(shown.slice(0, 100)));
  const whole = (await panel()).queryByRole('button', { name: 'Show the whole message' });
  if (whole) await user.click(whole);
  expect(await log()).toHaveTextContent(shown);
  expect(document.querySelector('img, script, a[href^="javascript"]')).toBeNull();
});

it('says that there is no such chat', async () => {
  open('/chats?chat=99', onCall({ ...followChat, output: readChat.output }, refusal('platform.not_found')));
  expect(await screen.findByText('This chat could not be opened')).toBeVisible();
});

it('has a state for the wait, for nothing and for a failure, which can be tried again', async () => {
  const waiting = open('/chats', onCall(listChats, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open('/chats', onCall(listChats, refusal('platform.too_many')));
  expect(await screen.findByText('The chats could not be loaded')).toBeVisible();
  api.change(onCall(listChats, []));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
});

it('is there in Bangla', async () => {
  renderConsole({ session: SUPPORTER, path: '/chats', language: 'bn', api: [onCall(listChats, CHATS)] });
  expect(await screen.findByRole('heading', { name: 'চ্যাট' })).toBeVisible();
});
