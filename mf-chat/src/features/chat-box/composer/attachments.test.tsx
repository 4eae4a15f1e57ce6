import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { getAttachment, sendMessage } from '@site/api/contracts/chat';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on } from '@site/testing';
import { fieldsOf, message, openChatBox, own, platformWith, watchSight } from '#testing/open-chat-box';

const MB = 1_048_576;
const file = (name: string, type: string, bytes = 2048) => new File([new Uint8Array(bytes)], name, { type });
const PHOTO = file('slip.png', 'image/png');
const PAPER = file('slip.pdf', 'application/pdf');

const input = () => screen.getByLabelText('Attach a file', { selector: 'input' });
const choose = (chosen: File) => fireEvent.change(input(), { target: { files: [chosen] } });
const field = () => screen.getByRole('textbox');

/** Each test has its own player, so that no unsent message of another test remains. */
let count = 0;
const open = (options: Parameters<typeof openChatBox>[0] = {}) =>
  openChatBox({ platform: platformWith(), shell: { player: { ...DEMO_PLAYER, remoteId: `A${++count}` }, hasEvents: true }, ...options });

it('CHAT-024: a picture is shown with name and size before it is sent, with or without words', async () => {
  const { user, api } = open();
  choose(PHOTO);
  expect(await screen.findByRole('img', { name: 'Picture slip.png' })).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
  expect(screen.getByText('2 KB')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.sentTo(sendMessage)).toHaveLength(1));
  expect(fieldsOf(api.sentTo(sendMessage)[0]!)).toMatchObject({ chat_id: '5', content: '', attachment: PHOTO });
  expect(screen.queryByRole('button', { name: 'Remove slip.png' })).not.toBeInTheDocument();
});

it('removes the chosen file', async () => {
  const { user } = open();
  choose(PAPER);
  await user.click(screen.getByRole('button', { name: 'Remove slip.pdf' }));
  expect(screen.queryByText('slip.pdf')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it.each([
  ['of another kind', file('a.gif', 'image/gif'), 'An attachment is a JPG, PNG or PDF file.'],
  ['that is too large', file('a.png', 'image/png', 5 * MB + 1), 'An attachment has at most 5 MB.'],
])('shows the problem of a file %s before anything is sent, and keeps the one before', (_, wrong, says) => {
  const { api } = open();
  choose(PAPER);
  choose(wrong);
  expect(screen.getByRole('alert')).toHaveTextContent(says);
  expect(screen.getByText('slip.pdf')).toBeVisible();
  choose(PHOTO);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.sentTo(sendMessage)).toEqual([]);
});

it('takes a file that is dropped', () => {
  open();
  fireEvent.drop(field(), { dataTransfer: { files: [PAPER] } });
  expect(screen.getByText('slip.pdf')).toBeVisible();
});

it('takes a file that is pasted, and leaves pasted text to the field', () => {
  open();
  const paste = (files: File[]) => {
    const event = createEvent.paste(field(), { clipboardData: { files } });
    fireEvent(field(), event);
    return event.defaultPrevented;
  };
  expect(paste([])).toBe(false);
  expect(paste([PHOTO])).toBe(true);
  expect(screen.getByText('slip.png')).toBeVisible();
});

it('shows the progress of the upload', async () => {
  const { user } = open({ api: [on(sendMessage, never())] });
  choose(PAPER);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('progressbar', { name: 'Sending the file' })).toBeVisible();
});

describe('of a message', () => {
  const photo = { name: 'proof.png', type: 'image/png', bytes: 2048 };
  const paper = { name: 'proof.pdf', type: 'application/pdf', bytes: 2 * MB };
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:made';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows a picture once it is in view', async () => {
    const show = watchSight();
    const { api } = open({ platform: platformWith(message(3, '', { attachment: photo })), api: [on(getAttachment, PHOTO)] });
    expect(await screen.findByText('proof.png')).toBeVisible();
    expect(api.sentTo(getAttachment)).toEqual([]);
    show((element) => element.querySelector('figure') !== null, true);
    expect(await screen.findByRole('img', { name: 'Picture proof.png' })).toBeVisible();
    expect(api.sentTo(getAttachment)).toMatchObject([
      { path: '/api/messages/3/attachment', headers: { authorization: expect.any(String) as string } },
    ]);
  });

  it('fetches a picture only when the player wants it while data is saved', async () => {
    const show = watchSight();
    const { user, api } = open({
      shell: { player: DEMO_PLAYER, savesData: true },
      platform: platformWith(message(3, '', { attachment: photo })),
      api: [on(getAttachment, PHOTO)],
    });
    await screen.findByText('proof.png');
    show((element) => element.querySelector('figure') !== null, true);
    expect(api.sentTo(getAttachment)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('img', { name: 'Picture proof.png' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  });

  it('fetches a PDF when the player wants it', async () => {
    const { user, api } = open({ platform: platformWith(own(4, 'here', { attachment: paper })), api: [on(getAttachment, PAPER)] });
    expect(await screen.findByText('2.0 MB')).toBeVisible();
    expect(api.sentTo(getAttachment)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['proof.pdf']));
  });

  it('offers it again when it did not load, without a dialog', async () => {
    const { user, api, shell } = open({
      platform: platformWith(own(4, 'here', { attachment: paper })),
      api: [on(getAttachment, networkFailure())],
    });
    jest.useFakeTimers({ advanceTimers: 50 });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await act(() => jest.advanceTimersByTimeAsync(8000));
    jest.useRealTimers();
    api.change(on(getAttachment, PAPER));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toEqual(['proof.pdf']));
    expect(shell.notes.errors).toEqual([]);
  });
});
