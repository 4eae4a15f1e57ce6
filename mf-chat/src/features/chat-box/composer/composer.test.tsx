import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MESSAGE_LENGTH, sayTyping, sendMessage, TYPING_SAID_EVERY_MS } from '@site/api/contracts/chat';
import { DEMO_PLAYER } from '@site/remote/testing';
import { startFakeClock } from '@site/testing';
import { kept } from '@site/testing/idb-in-memory';
import { fieldsOf, openChatBox } from '#testing/open-chat-box';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));
beforeEach(() => kept.clear());

const DESKTOP = { player: DEMO_PLAYER, hasEvents: true, layout: 'desktop' as const };
const PHONE = { ...DESKTOP, layout: 'mobile' as const };
const DRAFT = `draft/${DEMO_PLAYER.remoteId}/5`;
const field = () => screen.getByRole('textbox', { name: 'Your message' });

it('sends with Enter and breaks with Shift and Enter on a desktop', async () => {
  const { user, api } = openChatBox({ shell: DESKTOP });
  expect(field()).toHaveFocus();
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field()).toHaveValue('one\ntwo');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.sentTo(sendMessage)).toHaveLength(1));
  expect(fieldsOf(api.sentTo(sendMessage)[0]!)).toMatchObject({ content: 'one\ntwo' });
  expect(field()).toHaveFocus();
});

it('breaks with Enter on a phone, and does not open the keyboard by itself', async () => {
  const { user, api } = openChatBox({ shell: PHONE });
  expect(field()).not.toHaveFocus();
  await user.type(field(), 'one{Enter}two');
  expect(field()).toHaveValue('one\ntwo');
  expect(api.sentTo(sendMessage)).toEqual([]);
});

it('does not send in the middle of a character that is being composed', async () => {
  const { user, api } = openChatBox({ shell: DESKTOP });
  await user.type(field(), 'আ');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toHaveValue('আ');
  expect(api.sentTo(sendMessage)).toEqual([]);
});

it('shows how much room is left, and keeps a text that is too long as it is', async () => {
  const { user, api } = openChatBox({ shell: DESKTOP });
  fireEvent.change(field(), { target: { value: 'x'.repeat(MESSAGE_LENGTH - 501) } });
  expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'x'.repeat(MESSAGE_LENGTH - 3) } });
  expect(screen.getByText('3 characters left')).toBeVisible();
  fireEvent.change(field(), { target: { value: 'x'.repeat(MESSAGE_LENGTH + 2) } });
  expect(screen.getByRole('alert')).toHaveTextContent('2 characters too many. Please shorten the message.');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('x'.repeat(MESSAGE_LENGTH + 2));
  expect(api.sentTo(sendMessage)).toEqual([]);
});

it('reports that the player writes, every few seconds at most', async () => {
  const clock = startFakeClock();
  const { user, api } = openChatBox({ shell: DESKTOP, advanceTimers: clock.advance });
  await clock.advance(0);
  await user.type(field(), ' ');
  expect(api.sentTo(sayTyping)).toEqual([]);
  await user.type(field(), 'abc');
  await clock.advance(TYPING_SAID_EVERY_MS - 1);
  await user.type(field(), 'd');
  expect(api.sentTo(sayTyping)).toMatchObject([{ path: '/api/chats/5/typing' }]);
  await clock.advance(1);
  await user.type(field(), 'e');
  expect(api.sentTo(sayTyping)).toHaveLength(2);
});

it('says at once that the next message is being written, because the message before has ended the writing', async () => {
  const { user, api } = openChatBox({ shell: DESKTOP });
  await user.type(field(), 'one{Enter}');
  expect(api.sentTo(sayTyping)).toHaveLength(1);
  await user.type(field(), 'two');
  expect(api.sentTo(sayTyping)).toHaveLength(2);
});

describe('the typed text', () => {
  it('is stored, and restored after a reload', async () => {
    const { user, unmount } = openChatBox({ shell: DESKTOP });
    await user.type(field(), 'half a mess');
    expect(kept.get(DRAFT)).toBe('half a mess');
    unmount();
    openChatBox({ shell: DESKTOP });
    await waitFor(() => expect(field()).toHaveValue('half a mess'));
  });

  it('is removed when it was sent', async () => {
    const { user } = openChatBox({ shell: DESKTOP });
    await user.type(field(), 'all of it{Enter}');
    expect(kept.get(DRAFT)).toBe('');
  });

  it('is never shown to another player', async () => {
    kept.set(DRAFT, 'secret');
    openChatBox({ shell: { ...DESKTOP, player: { ...DEMO_PLAYER, remoteId: 'R2' } } });
    await screen.findByText('Hello!');
    expect(field()).toHaveValue('');
  });
});

describe('a text that another screen proposes', () => {
  it('is put into the field and not sent by itself', async () => {
    const { api, location } = openChatBox({ shell: DESKTOP, path: '/chat-box?text=Where%20is%20my%20deposit%3F' });
    expect(await screen.findByRole('textbox')).toHaveValue('Where is my deposit?');
    await screen.findByText('Hello!');
    expect(`${location().pathname}${location().search}`).toBe('/chat-box/5');
    expect(api.sentTo(sendMessage)).toEqual([]);
  });

  it('comes after the text that was typed before', async () => {
    kept.set(DRAFT, 'Hi');
    openChatBox({ shell: DESKTOP, path: '/chat-box/5?text=Turnover%20left' });
    await waitFor(() => expect(field()).toHaveValue('Hi\nTurnover left'));
  });
});
