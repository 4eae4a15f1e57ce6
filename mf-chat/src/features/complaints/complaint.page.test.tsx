import { act, screen, waitFor, within } from '@testing-library/react';
import * as browser from 'idb-keyval';
import { addToComplaint, getComplaint, getComplaints } from '@site/api/contracts/chat';
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
import { complaintOf } from '#paths';
import { texts } from '#fixtures';
import { kept } from '@site/testing/idb-in-memory';
import { ComplaintPage } from './complaint.page';
import { ComplaintsPage } from './complaints.page';
import { ANSWERED_FILED, CLOSED_FILED, FILED, FIRST_WORDS, OPEN } from './complaints.fixtures';

jest.mock('idb-keyval', () => ({ __esModule: true, ...jest.requireActual<object>('@site/testing/idb-in-memory') }));
beforeEach(() => kept.clear());
afterEach(() => jest.restoreAllMocks());

const MORE = 'It has still not come.';
const MORE_ADDED = {
  ...ANSWERED_FILED,
  status: 'open' as const,
  history: [...ANSWERED_FILED.history, { at: '2030-01-01T07:00:00.000Z', by: 'player' as const, text: MORE, status: 'open' as const }],
};

const open = ({ api = [], shell, path = complaintOf(OPEN.reference), ...options }: RemoteTestOptions = {}) =>
  renderRemote(
    <Routes>
      <Route path="/complaints" element={<ComplaintsPage />} />
      <Route path="/complaints/:reference" element={<ComplaintPage />} />
    </Routes>,
    {
      path,
      texts,
      shell: { player: DEMO_PLAYER, ...shell },
      api: [on(getComplaint, ANSWERED_FILED), on(getComplaints, { complaints: [OPEN] }), on(addToComplaint, MORE_ADDED), ...api],
      ...options,
    },
  );

const box = () => screen.findByRole('textbox', { name: 'Write more' });
const said = async () => within(await screen.findByRole('log', { name: 'What was said' })).getAllByRole('listitem');

it('shows the messages with writer and time, its state and its reference', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: OPEN.subject })).toBeVisible();
  expect((await said()).map(({ textContent }) => textContent)).toEqual([
    `You 01/01/2030 10:00:00${FIRST_WORDS}`,
    'Support 01/01/2030 11:30:00It is on its way.',
  ]);
  expect(screen.getByText('Answered').closest('[role="status"]')).toBeVisible();
  expect(screen.getByText('C-7KQM2XWD')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All complaints' })).toHaveAttribute('href', '/complaints');
  await expectAccessible(container);
});

it('shows messages as plain text whose direction stays inside', async () => {
  const text = '<script>alert(1)</script>\n<a href="javascript:alert(1)">x</a> https://evil.example \u202etxt.exe';
  const { container } = open({
    api: [on(getComplaint, { ...FILED, subject: '<b>late</b>', history: FILED.history.map((entry) => ({ ...entry, text })) })],
  });
  const bubble = await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text);
  expect(bubble).toHaveAttribute('dir', 'auto');
  expect(within(screen.getByRole('log')).queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('script, b')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>late</b>');
});

it('links to an own path that support names, and to none that a player wrote', async () => {
  const text = 'See /turnover-record or https://evil.example';
  const history = (['player', 'support'] as const).map((by) => ({ at: OPEN.created_at, status: 'open' as const, by, text }));
  open({ api: [on(getComplaint, { ...FILED, history })] });
  const links = within(await screen.findByRole('log')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Turnover record', '/turnover-record']]);
  expect((await said())[1]).toContainElement(links[0] ?? null);
});

it('copies the reference', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy the reference' }));
  expect(await navigator.clipboard.readText()).toBe('C-7KQM2XWD');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

it('shows a message where a browser does not allow copying', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Copy the reference' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(await screen.findByText(/does not let us copy/)).toBeInTheDocument();
});

it('removes the note that it was just filed once there is more to read', async () => {
  open({ state: { isFiled: true } });
  await said();
  expect(screen.queryByText(/Your complaint is filed/)).not.toBeInTheDocument();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText('উত্তর এসেছে')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'আরও লিখুন' })).toBeVisible();
});

it.each(['C-ZZZZZZZZ', 'C-12', 'nonsense'])('shows politely that there is no %s, and links back', async (reference) => {
  const { user, location, container } = open({ path: complaintOf(reference), api: [on(getComplaint, refusal('platform.not_found'))] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Complaint not found' })).toBeVisible();
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'See your complaints' }));
  expect(location().pathname).toBe('/complaints');
});

it('finds its reference in small letters as well', async () => {
  const { api } = open({ path: '/complaints/c-7kqm2xwd' });
  expect(await screen.findByText(FIRST_WORDS)).toBeVisible();
  expect(api.sentTo(getComplaint)[0]?.path).toBe('/api/complaints/C-7KQM2XWD');
});

it('shows a skeleton while it loads, and tries again when it could not load', async () => {
  const clock = startFakeClock();
  const { api, user } = open({ api: [on(getComplaint, networkFailure())], advanceTimers: clock.advance });
  expect(screen.getByRole('status', { name: 'Complaints are loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Complaint C-7KQM2XWD' })).toBeVisible();
  await clock.advance(ALL_TRIES_MS);
  api.change(on(getComplaint, ANSWERED_FILED));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(FIRST_WORDS)).toBeVisible();
});

it('shows an answer after an event, and by asking every ten seconds without events', async () => {
  const clock = startFakeClock();
  const told = open({ shell: { hasEvents: true }, api: [on(getComplaint, FILED)], advanceTimers: clock.advance });
  await clock.advance(30_000);
  expect(told.api.sentTo(getComplaint)).toHaveLength(1);
  told.api.change(on(getComplaint, ANSWERED_FILED));
  act(() => told.shell.tell({ name: 'complaint', data: { reference: OPEN.reference } }));
  await clock.advance(0);
  expect(screen.getByText('It is on its way.')).toBeVisible();
  told.unmount();

  const polled = open({ api: [on(getComplaint, FILED, ANSWERED_FILED)], advanceTimers: clock.advance });
  await clock.advance(0);
  expect(screen.queryByText('It is on its way.')).not.toBeInTheDocument();
  await clock.advance(10_000);
  expect(await screen.findByText('It is on its way.')).toBeVisible();
  expect(polled.api.sentTo(getComplaint)).toHaveLength(2);
});

describe('writing more', () => {
  it('sends it, shows it and empties the form', async () => {
    const { user, api } = open();
    await user.type(await box(), MORE);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent. Support has it now.')).toBeVisible();
    expect(await said()).toHaveLength(3);
    expect(await box()).toHaveValue('');
    expect(screen.getByText('With support')).toBeVisible();
    expect(api.sentTo(addToComplaint).map(({ path, body }) => [path, body])).toEqual([
      ['/api/complaints/C-7KQM2XWD/entries', { text: MORE, client_key: expect.stringMatching(/^[\w-]{36}$/) }],
    ]);
  });

  it('does not send what is blank or too short', async () => {
    const { user, api } = open();
    await user.type(await box(), '   ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await box()).toHaveAccessibleDescription(expect.stringContaining('Please write something first.'));
    await user.type(await box(), 'Hm');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await box()).toHaveAccessibleDescription(expect.stringContaining('Please write at least 10 characters.'));
    expect(api.writes()).toEqual([]);
  });

  it('keeps text and key after a lost answer and a reload', async () => {
    const first = open({ api: [on(addToComplaint, networkFailure())] });
    await first.user.type(await box(), MORE);
    await first.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/We could not be reached/)).toBeVisible();
    first.unmount();
    const again = open();
    await waitFor(async () => expect(await box()).toHaveValue(MORE));
    expect(screen.getByText('These words are not sent yet.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent. Support has it now.');
    const keys = [first, again].map(({ api }) => (api.sentTo(addToComplaint)[0]?.body as { client_key: string }).client_key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('does not replace typed text by the stored draft', async () => {
    let answer = (_kept: unknown) => {};
    jest.spyOn(browser, 'get').mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
    const { user } = open();
    await user.type(await box(), 'New words');
    await act(async () => answer({ subject: '', text: 'Old words', clientKey: 'k' }));
    expect(await box()).toHaveValue('New words');
  });

  it('sends once for a double click', async () => {
    const { user, api } = open({ api: [on(addToComplaint, never())] });
    await user.type(await box(), MORE);
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(api.sentTo(addToComplaint)).toHaveLength(1);
  });
});

describe('a closed complaint', () => {
  it('shows a note in place of the form', async () => {
    const { container } = open({ api: [on(getComplaint, CLOSED_FILED)] });
    expect((await said()).at(-1)).toHaveTextContent('Support has closed this complaint.');
    expect(screen.getByText('This complaint is closed. What was said stays here.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('leaves another complaint that is begun as it is', async () => {
    const begun = { subject: 'Begun', text: 'Begun before.', clientKey: 'k' };
    await browser.update(`complaint/${DEMO_PLAYER.remoteId}/new`, () => begun);
    await browser.update(`complaint/${DEMO_PLAYER.remoteId}/${OPEN.reference}`, () => ({ ...begun, text: 'Too late.' }));
    const { user } = open({ api: [on(getComplaint, CLOSED_FILED)] });
    await user.click(await screen.findByRole('button', { name: 'File a new one' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveValue('Begun before.'));
  });

  it('takes a text that came too late into a new one', async () => {
    const { user, api, location } = open({ api: [on(addToComplaint, refusal('chat.complaint_closed'))] });
    await user.type(await box(), MORE);
    api.change(on(getComplaint, CLOSED_FILED));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'File a new one' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveValue(MORE));
    expect(`${location().pathname}${location().search}`).toBe('/complaints?new=1');
  });
});
