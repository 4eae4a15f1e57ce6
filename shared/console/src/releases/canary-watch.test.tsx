import { screen, waitFor, within } from '@testing-library/react';
import { readReleaseAlerts, readTelemetryCourse, type Session } from '@site/platform-operator/calls';
import { expectAccessible, networkFailure, on, type Stub } from '@site/testing';
import { ADMIN, CASHIER, onCall, renderConsole, verb } from '#testing';

const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const said = (answer: object) => lines({ out: JSON.stringify(answer, null, 2) }, { alive: true }, { code: 0 });
const AREA = {
  name: 'mf-funds',
  release: '1.0.0-facf6b9f',
  canary: { release: '1.0.0-aaaaaaaa', percent: 5 },
  since: '2026-01-15T05:40:00.000Z',
  by: 'Nadia',
};
const figures = (starts: number, failures: number) => ({ starts, failures, startP75: 640, vitalsP75: { lcp: 2100 } });
const look = (starts: number) => ({
  at: '2026-01-15T05:50:00.000Z',
  verdict: 'wait',
  because: '1 of 3 healthy windows',
  canary: figures(starts, 3),
  rest: figures(9000, 9),
  left: { starts: 2400 - starts, ms: 620_000 },
});
const canaryStatus = (watch: { by: string; since: string } | null, over: object = {}) =>
  said({
    release: '1.0.0-aaaaaaaa',
    percent: 5,
    rest: '1.0.0-facf6b9f',
    since: '2026-01-15T05:40:00.000Z',
    watch,
    telemetryFault: null,
    look: look(1200),
    ...over,
  });

const open = (session: Session, ...api: Stub[]) =>
  renderConsole({
    session,
    path: '/releases/mf-funds',
    api: [
      onCall(readReleaseAlerts, { alerts: [] }),
      onCall(readTelemetryCourse, { since: '2026-01-15T00:00:00.000Z', step_s: 900, steps: 24, points: [] }),
      on(verb('history'), said({ channel: 'live', entries: [] })),
      on(verb('status'), said({ channel: 'live', serial: 8, areas: [AREA] })),
      ...api,
    ],
  });
const region = async () => within(await screen.findByRole('region', { name: 'Canary 1.0.0-aaaaaaaa' }));
const rowsOf = async () => (await region()).getAllByRole('row').map((row) => row.textContent);

it('shows the canary of an area beside the live release, with the verdict and how long until it is decided', async () => {
  const viewer: Session = { ...CASHIER, release: { role: 'viewer', areas: null, channels: null } };
  open(viewer, on(verb('canary'), canaryStatus({ by: 'karim', since: '2026-01-15T05:45:00.000Z' })));
  expect(await rowsOf()).toEqual([
    'NumberLiveCanary',
    'Starts9,0001,200',
    'Failed starts0.10 %0.25 %',
    'Start, three of four up to640 ms640 ms',
    'LCP2.1 s2.1 s',
    'INP––',
  ]);
  expect((await region()).getByRole('status')).toHaveTextContent(
    'Not decided1 of 3 healthy windowsCounts as good in about 11 min, after 1,200 more starts, unless something worse is found. Looked at 11:50:00.',
  );
  expect((await region()).getByText(/watches it for karim/)).toBeVisible();
  expect((await region()).queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

it('shows each look of a watch live', async () => {
  const watching = lines(
    { err: 'The release service watches from now on' },
    { look: look(1280) },
    { look: { ...look(2500), verdict: 'abort', because: '5.00 % of its starts fail' } },
    { out: JSON.stringify({ name: 'mf-funds', release: '1.0.0-aaaaaaaa', end: 'aborted' }) },
    { code: 0 },
  );
  const after = canaryStatus({ by: 'nadia', since: '2026-01-15T05:50:00.000Z' }, { look: { ...look(2500), verdict: 'abort' } });
  const { user, api } = open(ADMIN, on(verb('canary'), canaryStatus(null), watching, after, after, after));
  expect((await region()).getByText(/Nobody watches it/)).toBeVisible();
  await user.click((await region()).getByRole('button', { name: 'Watch it' }));
  await waitFor(async () => expect((await region()).getByText('Worse')).toBeVisible());
  expect((await region()).getByText('2,500')).toBeVisible();
  expect(api.sentTo(verb('canary'))[1]?.body).toEqual({ area: 'mf-funds', action: 'watch' });
});

it.each([
  ['no page has reported anything', { look: null, telemetryFault: 'the platform does not answer' }, /no figures of pages: the platform/],
  [
    'nobody has started it',
    { look: { ...look(0), left: { starts: 2400, ms: null } } },
    /2,400 more starts are needed, and there is none yet/,
  ],
  ['something differs', { look: { ...look(2400), left: { starts: 0, ms: 0 } } }, /it takes more starts to be sure/],
  ['only time is missing', { look: { ...look(2400), left: { starts: 0, ms: 61_000 } } }, /Counts as good in about 2 min, unless/],
])('says so when %s', async (_what, over, words) => {
  open(ADMIN, on(verb('canary'), canaryStatus(null, over)));
  expect((await region()).getByText(words)).toBeVisible();
});

it('can be tried again when the service does not answer', async () => {
  const { user } = open(ADMIN, on(verb('canary'), networkFailure(), canaryStatus(null)));
  await screen.findByText('The canary could not be loaded');
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await rowsOf()).toHaveLength(6);
});
