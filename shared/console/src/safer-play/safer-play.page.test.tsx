import { screen, waitFor, within } from '@testing-library/react';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@site/api/contracts/safer-play';
import {
  listMarkedPlayers,
  readProtection,
  sendMessage,
  startBreak,
  suggestLimit,
  type MarkedPlayerRow,
  type Protection,
} from '@site/platform-operator/calls';
import { expectAccessible, never, refusal, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
import { HOSTILE_TEXTS, onCall, renderConsole, SUPPORTER } from '#testing';

const AT = '2026-01-15T05:40:00.000Z';
const marked = (username: string, over: Partial<MarkedPlayerRow> = {}): MarkedPlayerRow => ({
  username,
  restriction: null,
  limits: 1,
  waiting_raises: 0,
  raises: 0,
  breaks: 0,
  last_at: AT,
  ...over,
});
const LIST = [marked('rahim2026', { raises: 3, waiting_raises: 1 }), marked('maya', { restriction: { kind: 'time_out', until: AT } })];
const LIMITS: Protection['limits'] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.map((period) => ({
    kind,
    period,
    amount: kind === 'loss' && period === 'week' ? '500.00' : null,
    used: '420.00',
    pending: null,
  })),
);
const READ: Protection = {
  username: 'rahim2026',
  limits: LIMITS,
  timers: [
    { kind: 'session', minutes: 60, pending: null },
    { kind: 'check', minutes: null, pending: null },
  ],
  restriction: null,
  history: [{ at: AT, what: 'raise_asked', kind: 'loss', period: 'week', amount: '900.00', until: null }],
};
const open = (path: string, ...api: Stub[]) =>
  renderConsole({ session: SUPPORTER, path, api: [onCall(listMarkedPlayers, LIST), onCall(readProtection, READ), ...api] });
const panel = async () => within(await screen.findByRole('complementary', { name: 'The open player' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const act = async (user: ReturnType<typeof open>['user'], name: string) => user.click(await (await panel()).findByRole('button', { name }));

it('lists players with their signs, and the break that runs', async () => {
  open('/safer-play');
  await screen.findByRole('grid', { name: 'Safer play' });
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('rahim2026311');
  expect(second).toHaveTextContent(/mayaBreak until|maya.*Break until/);
  await expectAccessible();
});

it('opens a player by Enter, with limits, their use and the history', async () => {
  const { user } = open('/safer-play');
  (await screen.findByRole('grid')).focus();
  await user.keyboard('{Enter}');
  expect(await (await panel()).findByText(/৳420\.00/)).toBeVisible();
  expect((await panel()).getByRole('list', { name: 'History' })).toHaveTextContent('Asked for a higher limitLoss, 7 days৳900.00');
  await expectAccessible();
});

it('looks up a player who has no sign', async () => {
  const { user, api } = open('/safer-play');
  await user.type(await screen.findByRole('textbox', { name: 'Player' }), 'karim');
  await user.click(screen.getByRole('button', { name: 'Look up karim' }));
  await panel();
  await waitFor(() => expect(api.sentTo(endpointOf(readProtection)).map(({ path }) => path)).toEqual(['/operator/safer-play/karim']));
});

it('starts a break only with a reason and the name of the player', async () => {
  const { user, api } = open('/safer-play?player=rahim2026', onCall(startBreak, READ));
  await act(user, 'Start a break');
  const submit = (await dialog()).getByRole('button', { name: 'Start a break' });
  await user.selectOptions((await dialog()).getByLabelText('How long'), '7d');
  await user.type((await dialog()).getByLabelText('Reason'), 'We talked about it.');
  expect(submit).toBeDisabled();
  await user.type((await dialog()).getByLabelText('Type rahim2026 to confirm'), 'rahim2026');
  await expectAccessible();
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sentTo(endpointOf(startBreak)).map(({ body }) => body)).toEqual([{ length: '7d', reason: 'We talked about it.' }]);
});

it('suggests a limit', async () => {
  const { user, api } = open('/safer-play?player=rahim2026', onCall(suggestLimit, { username: 'rahim2026' }));
  await act(user, 'Suggest a limit');
  await user.type((await dialog()).getByLabelText('Amount in BDT'), '500');
  await user.type((await dialog()).getByLabelText('Reason'), 'It may help.');
  await user.click((await dialog()).getByRole('button', { name: 'Suggest a limit' }));
  await waitFor(() =>
    expect(api.sentTo(endpointOf(suggestLimit)).map(({ body }) => body)).toEqual([
      { kind: 'loss', period: 'week', amount: '500', reason: 'It may help.' },
    ]),
  );
});

it('writes a message', async () => {
  const { user, api } = open('/safer-play?player=rahim2026', onCall(sendMessage, { username: 'rahim2026', title: '', message: '' }));
  await act(user, 'Write a message');
  await user.type((await dialog()).getByLabelText('Title'), 'Are you well?');
  await user.type((await dialog()).getByLabelText('Text'), 'See /responsible-gaming.');
  await user.click((await dialog()).getByRole('button', { name: 'Write a message' }));
  await waitFor(() =>
    expect(api.sentTo(endpointOf(sendMessage)).map(({ body }) => body)).toEqual([
      { title: 'Are you well?', text: 'See /responsible-gaming.' },
    ]),
  );
});

it('says why an act was refused, and keeps what was typed', async () => {
  const { user } = open('/safer-play?player=rahim2026', onCall(startBreak, refusal('safer_play.not_shorter')));
  await act(user, 'Start a break');
  await user.type((await dialog()).getByLabelText('Reason'), 'We talked about it.');
  await user.type((await dialog()).getByLabelText('Type rahim2026 to confirm'), 'rahim2026');
  await user.click((await dialog()).getByRole('button', { name: 'Start a break' }));
  expect(await (await dialog()).findByRole('alert')).toBeVisible();
  expect((await dialog()).getByLabelText('Reason')).toHaveValue('We talked about it.');
});

it.each(HOSTILE_TEXTS)('shows a name as text: $name', async ({ text, shown }) => {
  open(
    `/safer-play?player=${encodeURIComponent(text.slice(0, 300))}`,
    onCall(listMarkedPlayers, [marked(text)]),
    onCall(readProtection, { ...READ, username: text }),
  );
  await waitFor(async () => expect((await panel()).getByRole('heading', { level: 2 })).toHaveTextContent(shown));
  expect(screen.getByRole('grid')).toHaveTextContent(shown);
  expect(document.querySelector('img, script, a[href^="javascript"]')).toBeNull();
});

it('has a state for the wait, for nothing and for a failure, which can be tried again', async () => {
  const waiting = open('/safer-play', onCall(listMarkedPlayers, never()));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  waiting.unmount();
  const { user, api } = open('/safer-play', onCall(listMarkedPlayers, refusal('platform.too_many')));
  expect(await screen.findByText('The players could not be loaded')).toBeVisible();
  api.change(onCall(listMarkedPlayers, []));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody changed a limit or took a break in the last 30 days.')).toBeVisible();
});
