import { act, screen, waitFor, within } from '@testing-library/react';
import { fileComplaint, getComplaint, getComplaints } from '@site/api/contracts/chat';
import { Route, Routes } from '@site/remote';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  networkFailure,
  never,
  on,
  refusal,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { COMPLAINTS } from '#paths';
import { texts } from '#fixtures';
import { kept } from '@site/testing/idb-in-memory';
import { ComplaintPage } from './complaint.page';
import { ComplaintsPage } from './complaints.page';
import { ANSWERED, CLOSED, FILED, FIRST_WORDS, OPEN } from './complaints.fixtures';

jest.mock('idb-keyval', () => jest.requireActual<object>('@site/testing/idb-in-memory'));
beforeEach(() => kept.clear());

const open = ({ api = [], shell, path = COMPLAINTS, ...options }: RemoteTestOptions = {}) =>
  renderRemote(
    <Routes>
      <Route path="/complaints" element={<ComplaintsPage />} />
      <Route path="/complaints/:reference" element={<ComplaintPage />} />
    </Routes>,
    {
      path,
      texts,
      shell: { player: DEMO_PLAYER, ...shell },
      api: [on(getComplaints, { complaints: [OPEN, ANSWERED, CLOSED] }), on(getComplaint, FILED), on(fileComplaint, FILED), ...api],
      ...options,
    },
  );
const openForm = (options: RemoteTestOptions = {}) => open({ path: `${COMPLAINTS}?new=1`, ...options });

const subject = () => screen.findByRole('textbox', { name: 'What is it about?' });
const words = () => screen.getByRole('textbox', { name: 'What happened?' });
const submit = () => screen.getByRole('button', { name: 'File complaint' });

async function typeAndSend(user: ReturnType<typeof open>['user'], { about = OPEN.subject, what = FIRST_WORDS } = {}) {
  await user.click(await subject());
  await user.paste(about);
  await user.click(words());
  await user.paste(what);
  await user.click(submit());
}

describe('the list', () => {
  it('shows each complaint with its state, its reference and a link to it', async () => {
    const { container } = open();
    const list = await screen.findByRole('list', { name: 'Complaints' });
    const rows = within(list).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      'My withdrawal is lateWith supportC-7KQM2XWDLast news 01/01/2030 10:00:00',
      'Round ended wronglyAnsweredC-HB9TRF4CLast news 01/01/2030 10:00:00',
      'Bonus missingClosedC-22334455Last news 01/01/2030 10:00:00',
    ]);
    expect(rows[0]).toHaveAttribute('href', '/complaints/C-7KQM2XWD');
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/chat');
    await expectAccessible(container);
  });

  it('speaks Bangla', async () => {
    open({ language: 'bn' });
    expect(await screen.findByRole('heading', { level: 1, name: 'অভিযোগ' })).toBeVisible();
    expect(await screen.findByText('উত্তর এসেছে')).toBeVisible();
  });

  it('explains to a player without complaints what a complaint is and how long it takes', async () => {
    const { container, user } = open({ api: [on(getComplaints, { complaints: [] })] });
    expect(await screen.findByRole('heading', { name: 'You have no complaints' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/Usually within a day/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask in the chat instead' })).toHaveAttribute('href', '/chat-box');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'New complaint' }));
    expect(await subject()).toBeVisible();
  });

  it('shows a skeleton while it loads', () => {
    open({ api: [on(getComplaints, never())] });
    expect(screen.getByRole('status', { name: 'Complaints are loading' })).toBeInTheDocument();
  });

  it('shows in place that it could not load, without a dialog, and tries again', async () => {
    const clock = startFakeClock();
    const { user, api, shell } = open({ api: [on(getComplaints, networkFailure())], advanceTimers: clock.advance });
    await clock.advance(ALL_TRIES_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
    api.change(on(getComplaints, { complaints: [OPEN] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(OPEN.subject)).toBeVisible();
    expect(shell.notes.errors).toEqual([]);
  });

  it('asks every ten seconds while no events come, and keeps what it has when that fails', async () => {
    const clock = startFakeClock();
    const { api } = open({ advanceTimers: clock.advance });
    await clock.advance(0);
    expect(api.sentTo(getComplaints)).toHaveLength(1);
    await clock.advance(10_000);
    expect(api.sentTo(getComplaints)).toHaveLength(2);
    api.change(on(getComplaints, networkFailure()));
    await clock.advance(10_000 + ALL_TRIES_MS);
    expect(screen.getByText(OPEN.subject)).toBeVisible();
  });

  it('asks after an event about a complaint, and does not poll then', async () => {
    const clock = startFakeClock();
    const { api, shell } = open({ shell: { hasEvents: true }, advanceTimers: clock.advance });
    await clock.advance(30_000);
    expect(api.sentTo(getComplaints)).toHaveLength(1);
    api.change(on(getComplaints, { complaints: [{ ...OPEN, status: 'answered' }] }));
    act(() => shell.tell({ name: 'complaint', data: { reference: OPEN.reference } }));
    await clock.advance(0);
    expect(screen.getByText('Answered')).toBeVisible();
    act(() => shell.tell({ name: 'hello', data: { unread: { inbox: 0, chat: 0 } } }));
    await clock.advance(0);
    expect(api.sentTo(getComplaints)).toHaveLength(3);
  });
});

describe('the form', () => {
  it('opens from the list, in the address, and Escape closes it', async () => {
    const { user, location, container } = open();
    await user.click(await screen.findByRole('button', { name: 'New complaint' }));
    expect(await screen.findByRole('dialog', { name: 'New complaint' })).toBeVisible();
    expect(location().search).toBe('?new=1');
    await expectAccessible(container);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location().search).toBe('');
  });

  it('files what was typed and opens the complaint with its reference', async () => {
    const { user, api, location } = openForm();
    await typeAndSend(user);
    expect(await screen.findByText(/Your complaint is filed under this reference/)).toBeVisible();
    expect(screen.getByText('C-7KQM2XWD')).toBeVisible();
    expect(location().pathname).toBe('/complaints/C-7KQM2XWD');
    expect(api.sentTo(fileComplaint).map(({ body }) => body)).toEqual([
      { subject: OPEN.subject, text: FIRST_WORDS, client_key: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
  });

  it.each([
    ['', FIRST_WORDS, 'Please write something first.', 'What is it about?'],
    ['  \u200b', FIRST_WORDS, 'Please write something first.', 'What is it about?'],
    ['No', FIRST_WORDS, 'Please write at least 3 characters.', 'What is it about?'],
    ['x'.repeat(121), FIRST_WORDS, 'Please shorten it to 120 characters.', 'What is it about?'],
    [OPEN.subject, 'Too short', 'Please write at least 10 characters.', 'What happened?'],
    [OPEN.subject, ' '.repeat(20), 'Please write something first.', 'What happened?'],
    [OPEN.subject, 'x'.repeat(4001), 'Please shorten it to 4000 characters.', 'What happened?'],
  ])('does not send %j with %j', async (about, what, says, name) => {
    const { user, api } = openForm();
    const box = await subject();
    await user.click(box);
    await user.paste(about);
    await user.click(words());
    await user.paste(what);
    await user.click(submit());
    const field = screen.getByRole('textbox', { name });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(says));
    expect(field).toBeInvalid();
    expect(api.writes()).toEqual([]);
    await user.keyboard('x');
    expect(field).toBeValid();
  });

  it('counts, and keeps what is too long', async () => {
    const { user } = openForm();
    await user.click(await subject());
    await user.paste('x'.repeat(130));
    expect(await subject()).toHaveValue('x'.repeat(130));
    expect(screen.getByText('130 of 120 characters')).toBeVisible();
  });

  it('sends again under the same key when no answer came, also after a reload', async () => {
    const first = openForm({ api: [on(fileComplaint, networkFailure())] });
    await typeAndSend(first.user);
    expect(await screen.findByText(/We could not be reached. Your words are kept/)).toBeVisible();
    await first.user.click(submit());
    await waitFor(() => expect(first.api.sentTo(fileComplaint)).toHaveLength(2));
    first.unmount();

    const again = openForm();
    await waitFor(async () => expect(await subject()).toHaveValue(OPEN.subject));
    expect(words()).toHaveValue(FIRST_WORDS);
    await again.user.click(submit());
    await screen.findByText(/Your complaint is filed/);
    const keys = [...first.api.sentTo(fileComplaint), ...again.api.sentTo(fileComplaint)].map(
      ({ body }) => (body as { client_key: string }).client_key,
    );
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('is empty and under another key once it is filed', async () => {
    const first = openForm();
    await typeAndSend(first.user);
    await screen.findByText(/Your complaint is filed/);
    first.unmount();
    const next = openForm();
    await typeAndSend(next.user, { about: 'Another one', what: 'Something else happened.' });
    await screen.findByText(/What was said|Support/);
    const [one, two] = [first.api.sentTo(fileComplaint)[0], next.api.sentTo(fileComplaint)[0]];
    expect(two?.body).toMatchObject({ subject: 'Another one', text: 'Something else happened.' });
    expect((two?.body as { client_key: string }).client_key).not.toBe((one?.body as { client_key: string }).client_key);
  });

  it('shows no other player what was typed', async () => {
    const first = openForm();
    await first.user.type(await subject(), 'Private words');
    first.unmount();
    openForm({ shell: { player: { remoteId: 'R1002', username: 'karim2026' } } });
    expect(await subject()).toHaveValue('');
    await act(async () => {});
    expect(await subject()).toHaveValue('');
  });

  it('keeps text that was changed after the answer to an earlier version was lost', async () => {
    const { user } = openForm();
    await typeAndSend(user, { what: 'Other words than those that arrived.' });
    expect(await screen.findByRole('textbox', { name: 'Write more' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write more' })).toHaveValue('Other words than those that arrived.'));
    expect(screen.getByText('These words are not sent yet.')).toBeVisible();
  });

  it('shows why and for how long the platform refuses', async () => {
    const { user } = openForm({ api: [on(fileComplaint, refusal('platform.too_many', { retryAfterS: 1800 }))] });
    await typeAndSend(user);
    expect(await screen.findByText('Too many attempts. Please try again later. You can try again in 30 min.')).toBeVisible();
    expect(words()).toHaveValue(FIRST_WORDS);
  });

  it('sends once for a double click', async () => {
    const { user, api } = openForm({ api: [on(fileComplaint, never())] });
    await user.type(await subject(), OPEN.subject);
    await user.type(words(), FIRST_WORDS);
    await user.dblClick(submit());
    expect(api.sentTo(fileComplaint)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Filing…' })).toBeDisabled();
  });
});
