import { screen, waitFor, within } from '@testing-library/react';
import { readPlayersPage, type Session } from '@site/platform-operator/calls';
import { expectAccessible, never, networkFailure, offContract, on, type Stub } from '@site/testing';
import { ADMIN, CASHIER, onCall, renderConsole, verb } from '#testing';

const AREAS = [
  { name: 'shell', release: '1.0.0-566be8d1', since: '2026-01-15T05:40:00.000Z', by: 'Rahim' },
  {
    name: 'mf-funds',
    release: '1.0.0-facf6b9f',
    stepBack: '1.0.0-d5b6307f',
    canary: { release: '1.0.0-aaaaaaaa', percent: 5 },
    since: '2026-01-15T05:40:00.000Z',
    by: 'Nadia',
  },
  { name: 'mf-chat', release: '1.0.0-bbbbbbbb', stepBack: '1.0.0-cccccccc', since: null, by: null },
];
const ENTRIES = [
  { serial: 7, at: '2026-01-14T05:40:00.000Z', actor: 'Rahim', action: 'activate', remote: 'mf-funds', release: '1.0.0-d5b6307f' },
  {
    serial: 8,
    at: '2026-01-15T05:40:00.000Z',
    actor: 'Nadia',
    action: 'rollback',
    remote: 'mf-funds',
    release: '1.0.0-facf6b9f',
    from: '1.0.0-99999999',
    reason: 'lobby crashes',
  },
];
const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const said = (answer: object) => lines({ out: JSON.stringify(answer, null, 2) }, { alive: true }, { code: 0 });
const STATUS = on(verb('status'), said({ channel: 'live', serial: 8, expiresAt: '2026-01-22T05:40:00.000Z', areas: AREAS, problems: [] }));
const playersPage = (serial: number) => ({ serial, issuedAt: '2026-01-15T05:40:00.000Z', expiresAt: '2026-01-22T05:40:00.000Z', remotes: {} });
const open = (session: Session, ...api: Stub[]) => renderConsole({ session, path: '/releases', api });
const deployer = (areas: string[] | null): Session => ({ ...CASHIER, release: { role: 'deployer', areas, channels: null } });
const dialog = async () => within(await screen.findByRole('dialog'));
const cardOf = async (area: string) => within((await screen.findByRole('heading', { name: area })).closest('li') as HTMLElement);

async function confirm(user: ReturnType<typeof open>['user'], area: string) {
  await user.click((await cardOf(area)).getByRole('button', { name: `Roll back ${area}` }));
  await user.type((await dialog()).getByLabelText('Reason'), 'lobby crashes on phones');
  await user.type((await dialog()).getByLabelText(`Type ${area} to confirm`), area);
  await user.click((await dialog()).getByRole('button', { name: `Roll back ${area}` }));
}

it('shows each area with what is live, its canary, and the good release before', async () => {
  open(ADMIN, STATUS);
  const card = await cardOf('mf-funds');
  expect(card.getByText('1.0.0-facf6b9f')).toBeVisible();
  expect(card.getByText('Canary 5 %')).toBeVisible();
  expect(card.getByText('Good before: 1.0.0-d5b6307f')).toBeVisible();
  expect(card.getByText(/by Nadia/)).toBeVisible();
  expect((await cardOf('shell')).queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

it('goes back only with a reason and the typed name, and shows the words and the result', async () => {
  const back = lines(
    { err: 'the gate looks at mf-funds' },
    { step: 'gate', ms: 1500 },
    { out: JSON.stringify({ name: 'mf-funds', release: '1.0.0-d5b6307f', serial: 9 }) },
    { code: 0 },
  );
  const seen = onCall(readPlayersPage, playersPage(8), playersPage(9));
  const { user, api } = open(ADMIN, STATUS, on(verb('rollback'), back), seen);
  await user.click((await cardOf('mf-funds')).getByRole('button', { name: 'Roll back mf-funds' }));
  expect((await dialog()).getByRole('button', { name: 'Roll back mf-funds' })).toBeDisabled();
  expect((await dialog()).getByText(/No other area changes/)).toBeVisible();
  await expectAccessible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await confirm(user, 'mf-funds');
  expect(await (await dialog()).findByText('Done')).toBeVisible();
  expect((await dialog()).getByRole('log')).toHaveTextContent('the gate looks at mf-funds gate: 1.5 s');
  expect(await (await dialog()).findByText(/A fresh page of a player has it, \d+\.\d s after the press/)).toBeVisible();
  const [sent] = api.sentTo(verb('rollback'));
  expect(sent?.body).toEqual({ area: 'mf-funds', reason: 'lobby crashes on phones' });
  expect(sent?.headers).toMatchObject({ 'x-csrf-token': 'csrf-of-nadia', 'x-request-key': expect.stringMatching(/^[\w-]{16,64}$/) });
});

it.each([
  ['the gate refuses', lines({ out: JSON.stringify({ error: { message: 'the gate refuses it' } }) }, { code: 1 }), 'Refused: nothing has changed'],
  ['a second person has to approve', offContract({ waiting: 'a1', message: 'needs a second person' }, 202), 'Waits for a second person'],
  ['the line breaks', lines({ out: 'the gate looks' }), 'The line broke'],
  ['the service refuses', offContract({ message: 'karim may not' }, 403), 'Refused: nothing has changed'],
  ['nothing answers', networkFailure(), 'The line broke'],
])('says how it ended when %s', async (_what, reply, result) => {
  const { user } = open(ADMIN, STATUS, on(verb('rollback'), reply));
  await confirm(user, 'mf-chat');
  expect(await (await dialog()).findByText(result)).toBeVisible();
});

it('offers a rollback only in the areas of the person', async () => {
  open(deployer(['mf-chat']), STATUS);
  expect((await cardOf('mf-chat')).getByRole('button', { name: 'Roll back mf-chat' })).toBeVisible();
  expect((await cardOf('mf-funds')).queryByRole('button')).not.toBeInTheDocument();
  expect((await cardOf('mf-funds')).getByText('Not one of your areas')).toBeVisible();
});

it('offers a viewer no rollback', async () => {
  open({ ...CASHIER, release: { role: 'viewer', areas: null, channels: null } }, STATUS);
  await cardOf('mf-funds');
  expect(screen.queryByRole('button', { name: /Roll back|canary|Revoke/i })).not.toBeInTheDocument();
});

it('names releases that were changed in the store', async () => {
  const problems = [{ place: 'mf-funds 1.0.0-facf6b9f', message: 'was changed', advice: 'Deploy it again.' }];
  open(ADMIN, on(verb('status'), said({ channel: 'live', serial: 8, areas: AREAS, problems })));
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-funds 1.0.0-facf6b9f was changed. Deploy it again.');
});

it('tells how an area came to what is live, the newest change first', async () => {
  const { user } = open(ADMIN, STATUS, on(verb('history'), said({ channel: 'live', entries: ENTRIES })));
  await user.click(await screen.findByRole('link', { name: 'mf-funds' }));
  const steps = within(await screen.findByRole('list', { name: 'History of mf-funds' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Back to 1.0.0-facf6b9f · instead of 1.0.0-99999999 · “lobby crashes”15/01/2026 11:40:00 by Nadia (serial 8)',
    'Live: 1.0.0-d5b6307f14/01/2026 11:40:00 by Rahim (serial 7)',
  ]);
});

it('has a state for the wait, for nothing and for a failure, with the words of the verb', async () => {
  const { unmount } = open(ADMIN, on(verb('status'), said({ channel: 'live', serial: 0, areas: [] })));
  expect(await screen.findByText('Nothing is live yet.')).toBeVisible();
  unmount();
  const failed = open(ADMIN, on(verb('status'), lines({ err: 'keys.json is missing' }, { code: 4 })));
  expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
  expect(screen.getByText('keys.json is missing')).toBeVisible();
  failed.unmount();
  open(ADMIN, on(verb('status'), never()));
  await screen.findByRole('navigation');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
});
