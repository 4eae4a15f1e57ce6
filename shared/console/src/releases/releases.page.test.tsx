import { screen, waitFor, within } from '@testing-library/react';
import {
  noteReleaseAlert,
  readPlayersPage,
  readReleaseAlerts,
  readTelemetryCourse,
  type ReleaseAlert,
  type Session,
} from '@site/platform-operator/calls';
import { expectAccessible, never, networkFailure, offContract, on, type Stub } from '@site/testing';
import { endpointOf } from '#calls';
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
const playersPage = (serial: number) => ({
  serial,
  issuedAt: '2026-01-15T05:40:00.000Z',
  expiresAt: '2026-01-22T05:40:00.000Z',
  remotes: {},
});
const alert = (over: Partial<ReleaseAlert> = {}): ReleaseAlert => ({
  id: 1,
  kind: 'failures',
  area: 'mf-funds',
  release: '1.0.0-aaaaaaaa',
  words: '12.00 % of 400 starts fail (1.0.0-facf6b9f: 0.10 %).',
  opened_at: '2026-01-15T05:40:00.000Z',
  closed_at: null,
  note: null,
  noted_by: null,
  ...over,
});
const course = (points: { step: number; failures: number }[] = []) => ({
  since: '2026-01-15T00:00:00.000Z',
  step_s: 900,
  steps: 24,
  points: points.map((point) => ({ remote: 'mf-funds', release: '1.0.0-facf6b9f', starts: 100, ...point })),
});
/** Answers of a site on which all is well. */
const WELL = [
  onCall(readReleaseAlerts, { alerts: [] }),
  onCall(readPlayersPage, playersPage(8)),
  onCall(readTelemetryCourse, course()),
  on(verb('history'), said({ channel: 'live', entries: ENTRIES })),
];
const openAt = (path: string, session: Session, ...api: Stub[]) => renderConsole({ session, path, api: [...WELL, ...api] });
const open = (session: Session, ...api: Stub[]) => openAt('/releases', session, ...api);
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
  expect(await (await dialog()).findByText('The gate lets the earlier release pass')).toBeVisible();
  await expectAccessible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await confirm(user, 'mf-funds');
  expect(await (await dialog()).findByText('Done')).toBeVisible();
  expect((await dialog()).getByRole('log')).toHaveTextContent('the gate looks at mf-funds gate: 1.5 s');
  expect(await (await dialog()).findByText(/A fresh page of a player has it, \d+\.\d s after the press/)).toBeVisible();
  const [tried, ...others] = api.sentTo(verb('rollback'));
  expect(tried?.body).toEqual({ area: 'mf-funds', try: true });
  const sent = others.at(-1);
  expect(sent?.body).toEqual({ area: 'mf-funds', reason: 'lobby crashes on phones' });
  expect(sent?.headers).toMatchObject({ 'x-csrf-token': 'csrf-of-nadia', 'x-request-key': expect.stringMatching(/^[\w-]{16,64}$/) });
});

it('says before a rollback that the gate refuses it', async () => {
  const reply = lines({ out: JSON.stringify({ error: { message: 'mf-chat does not run at /chat' } }) }, { code: 1 });
  const { user } = open(ADMIN, STATUS, on(verb('rollback'), reply));
  await user.click((await cardOf('mf-chat')).getByRole('button', { name: 'Roll back mf-chat' }));
  expect(await (await dialog()).findByText('The gate refuses it')).toBeVisible();
  expect((await dialog()).getByText('mf-chat does not run at /chat')).toBeVisible();
});

it.each([
  [
    'the gate refuses',
    lines({ out: JSON.stringify({ error: { message: 'the gate refuses it' } }) }, { code: 1 }),
    'Refused: nothing has changed',
  ],
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

const RATES = [
  { remote: 'mf-funds', release: '1.0.0-facf6b9f', starts: 400, failures: 12, vitalsP75: { lcp: 2400, inp: 96 } },
  { remote: 'mf-funds', release: '1.0.0-d5b6307f', starts: 9000, failures: 9, vitalsP75: { lcp: 2100 } },
  { remote: 'mf-funds', release: '1.0.0-aaaaaaaa', starts: 120, failures: 3, vitalsP75: { lcp: 2400 } },
];
const status = (over: object = {}) =>
  on(verb('status'), said({ channel: 'live', serial: 8, areas: AREAS, problems: [], errorRates: RATES, telemetryFault: null, ...over }));

it('shows the live release and its canary beside the release before, and marks what is worse', async () => {
  open(
    ADMIN,
    status(),
    onCall(
      readTelemetryCourse,
      course([
        { step: 0, failures: 0 },
        { step: 23, failures: 12 },
      ]),
    ),
  );
  const figures = within(await (await cardOf('mf-funds')).findByRole('table', { name: 'Figures of mf-funds' }));
  const rows = () => figures.getAllByRole('row').map((row) => row.textContent);
  expect(rows()).toEqual(expect.arrayContaining(['Last hourBeforeLiveCanary', 'Starts9,000400120', 'LCP2.1 s2.4 s2.4 s', 'INP–96 ms–']));
  expect(rows()).toContain('Failed starts0.10 %3.00 %worse2.50 %');
  expect(await figures.findByRole('img', { name: 'Failed starts in the last six hours' })).toBeVisible();
  expect((await cardOf('mf-chat')).queryByText('Failed starts')).not.toBeInTheDocument();
  await expectAccessible();
});

it('says why there are no figures', async () => {
  open(ADMIN, status({ errorRates: [], telemetryFault: 'the platform does not answer' }));
  expect(await screen.findByText(/There are no figures of pages: the platform does not answer/)).toBeVisible();
});

it('takes a note about an alert that is over, and shows whose it is', async () => {
  const over = alert({ closed_at: '2026-01-15T05:50:00.000Z' });
  const noted = { ...over, note: 'an old field', noted_by: 'nadia' };
  const alerts = onCall(readReleaseAlerts, { alerts: [over] }, { alerts: [noted] });
  const { user, api } = open(ADMIN, STATUS, alerts, onCall(noteReleaseAlert, {}));
  await user.click(await screen.findByText('1 closed in the last day'));
  await user.click(screen.getByRole('button', { name: 'Write a note' }));
  await user.type((await dialog()).getByLabelText('Note'), ' an old field ');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“an old field” (nadia)')).toBeVisible();
  expect(api.sentTo(endpointOf(noteReleaseAlert))[0]?.body).toMatchObject({ note: 'an old field' });
});

it('shows open alerts with a way to the area, and no closed ones', async () => {
  const closed = alert({ id: 2, kind: 'lcp', closed_at: '2026-01-15T05:50:00.000Z' });
  const { user } = open(ADMIN, STATUS, onCall(readReleaseAlerts, { alerts: [alert(), closed] }));
  const shown = await screen.findByRole('alert');
  expect(shown).toHaveTextContent('More starts fail: mf-funds 1.0.0-aaaaaaaa 12.00 % of 400 starts fail');
  expect(shown).not.toHaveTextContent('slower');
  await user.click(within(shown).getByRole('link'));
  expect(await screen.findByRole('dialog', { name: 'History of mf-funds' })).toBeVisible();
});

it('shows alerts about the whole site by their words', async () => {
  const lag = alert({ kind: 'lag', area: '', release: '', words: 'A page of players has serial 7.' });
  const ending = alert({ id: 2, kind: 'credential', area: '', release: '', words: 'Credentials end soon: ci-funds.' });
  open(ADMIN, STATUS, onCall(readReleaseAlerts, { alerts: [lag, ending] }));
  const shown = await screen.findByRole('alert');
  expect(shown).toHaveTextContent('An edge lags behind the store. A page of players has serial 7.');
  expect(shown).toHaveTextContent('A credential of the release service ends soon. Credentials end soon: ci-funds.');
  expect(within(shown).queryByRole('link')).not.toBeInTheDocument();
});

it('lists the latest changes of all areas, each with its area', async () => {
  open(ADMIN, STATUS);
  const steps = within(await screen.findByRole('list', { name: 'Latest changes' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('mf-funds · Back to 1.0.0-facf6b9f');
});

it('starts a canary of a chosen release on a share of the devices', async () => {
  const published = ['1.0.0-cccccccc', '1.0.0-bbbbbbbb'].map((release) => ({
    release,
    version: '1.0.0',
    publishedAt: '2026-01-15T05:40:00.000Z',
    publishedBy: 'Nadia',
    commit: null,
  }));
  const started = lines({ out: JSON.stringify({ name: 'mf-chat', percent: 5, serial: 9 }) }, { code: 0 });
  const { user, api } = open(
    ADMIN,
    STATUS,
    on(verb('show'), said({ area: 'mf-chat', releases: published })),
    on(verb('canary'), started),
    onCall(readPlayersPage, playersPage(9)),
  );
  await user.click(await screen.findByRole('link', { name: 'mf-chat' }));
  await user.click(await screen.findByRole('button', { name: 'Canary of mf-chat' }));
  const form = within(await screen.findByRole('dialog', { name: 'Canary of mf-chat' }));
  await form.findByRole('option', { name: '1.0.0-bbbbbbbb (live)' });
  await user.selectOptions(form.getByLabelText('Release'), '1.0.0-cccccccc');
  await user.type(form.getByLabelText('Share of the devices in percent'), '5');
  await user.type(form.getByLabelText('Reason'), 'a new list');
  await user.type(form.getByLabelText('Type mf-chat to confirm'), 'mf-chat');
  await user.click(form.getByRole('button', { name: 'Canary of mf-chat' }));
  expect(await form.findByText('Done')).toBeVisible();
  expect(api.sentTo(verb('canary'))[0]?.body).toEqual({
    area: 'mf-chat',
    action: 'start',
    release: '1.0.0-cccccccc',
    percent: '5',
    reason: 'a new list',
  });
});

const SHOWN = {
  area: 'mf-funds',
  release: '1.0.0-facf6b9f',
  against: '1.0.0-d5b6307f',
  version: '1.0.0',
  commit: 'abc1234',
  publishedAt: '2026-01-15T05:40:00.000Z',
  publishedBy: 'Nadia',
  contract: 7,
  paths: ['/deposit'],
  panels: ['deposit'],
  shared: { react: '19.0.0' },
  surface: { '@site/ui': ['Button', 'Sheet'] },
  firstBytes: 42_000,
  firstBytesBefore: 41_000,
  files: [{ file: 'main.js', bytes: 12_000, before: 11_000 }],
  commits: [{ hash: 'abc1234', title: 'feat(mf-funds): a faster form' }],
  commitsFault: null,
  history: [{ ...ENTRIES[1], action: 'activate', remarks: ['the shell cannot go back'], forced: ['size: too large'] }],
};

it('shows one release: commits, sizes, surface, what the gate said, and who loads it', async () => {
  openAt('/releases/mf-funds/1.0.0-facf6b9f', ADMIN, status(), on(verb('show'), said(SHOWN)));
  const sheet = within(await screen.findByRole('dialog', { name: 'mf-funds 1.0.0-facf6b9f' }));
  expect(await sheet.findByText(/a faster form/)).toBeVisible();
  expect(sheet.getByRole('row', { name: /main\.js/ })).toHaveTextContent('main.js12.0 kB+1.0 kB');
  for (const words of ['42.0 kB · before 41.0 kB', '@site/ui: Button, Sheet', 'the shell cannot go back', 'Overruled: size: too large'])
    expect(sheet.getByText(words)).toBeVisible();
  expect(await sheet.findByText(/400 starts in the last hour · 3\.00 % failed/)).toBeVisible();
  await expectAccessible();
});

it('says why a release has no commits, and when it cannot be loaded', async () => {
  const fault = 'there is no release before it';
  const { unmount } = openAt(
    '/releases/mf-funds/1.0.0-a',
    ADMIN,
    STATUS,
    on(verb('show'), said({ ...SHOWN, against: null, commits: [], commitsFault: fault })),
  );
  expect(await screen.findByText(`${fault}.`)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Change' })).not.toBeInTheDocument();
  unmount();
  openAt('/releases/mf-funds/1.0.0-a', ADMIN, STATUS, on(verb('show'), lines({ err: 'There is no such release' }, { code: 1 })));
  expect(await screen.findByText('There is no such release')).toBeVisible();
});
