import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { readHealth, type Health } from '@site/platform-operator/calls';
import { expectAccessible, networkFailure, never, startFakeClock } from '@site/testing';
import { ADMIN, HEALTH, onCall, renderConsole } from '#testing';

const open = (...replies: Parameters<typeof onCall<typeof readHealth>>[1][]) =>
  renderConsole({ session: ADMIN, path: '/health', api: [onCall(readHealth, ...replies)] });
const rows = async () => within(await screen.findByRole('region', { name: 'States' })).getAllByRole('listitem');
const BAD: Health = {
  ...HEALTH,
  rules: HEALTH.rules.map((rule) =>
    rule.name === 'OutboxOld' ? { ...rule, state: 'bad' as const, words: ['An event has waited for 9.0 s.'] } : rule,
  ),
};

it('shows the state of each rule with its meaning and what to do, the bad ones first', async () => {
  open(BAD);
  const [first] = await rows();
  const row = within(first as HTMLElement);
  expect(row.getByText('Bad')).toBeVisible();
  expect(row.getByText('Events leave')).toBeVisible();
  expect(row.getByText('Since 15/01/2026 11:10:00.')).toBeVisible();
  expect(row.getByText('An event has waited for 9.0 s.')).toBeVisible();
  expect(row.getByText('Look at the relay.')).toBeVisible();
  expect(screen.getByText('1 bad · 1 not known · 1 good')).toBeVisible();
  await expectAccessible();
});

it('says where the numbers come from and how old they are', async () => {
  open(HEALTH);
  expect(
    await screen.findByText(/the processes of the platform, each 15 seconds.*Newest number: 15\/01\/2026 11:39:53, \d+ s old/),
  ).toBeVisible();
  expect(screen.getByText('Processes in the last hour: 2')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('has the numbers of each chart as a table', async () => {
  open(HEALTH);
  const table = await screen.findByRole('table', { name: 'Calls per second' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Timeplatform', '11:40:0012.5 /s', '11:39:004.00 /s']);
  expect(screen.getByText('There are no numbers yet.')).toBeVisible();
});

it.each<[string, Health]>([
  ['no process writes', { ...HEALTH, source: { ...HEALTH.source, newest_at: HEALTH.at - 300 } }],
  ['the source does not answer', { ...BAD, source: { ...HEALTH.source, kind: 'prometheus', fault: 'The Prometheus does not answer.' } }],
])('says that the numbers are old, and claims no state, when %s', async (_what, health) => {
  open(health);
  expect(await screen.findByRole('alert')).toHaveTextContent('These numbers are old. They say nothing about now.');
  for (const row of await rows()) expect(within(row).getByText('Not known')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Calls per second' })).toBeVisible();
  await expectAccessible();
});

it('grows old by itself when no further answer comes', async () => {
  const clock = startFakeClock();
  open(HEALTH, never());
  await rows();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await clock.advance(120_000);
  expect(screen.getByRole('alert')).toHaveTextContent('These numbers are old.');
});

it('can be tried again when the platform does not answer', async () => {
  const { user } = open(networkFailure(), HEALTH);
  await user.click(await screen.findByRole('button', { name: /again/i }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

it('has words in both languages for each rule of the file', () => {
  const read = (file: string) => readFileSync(`${__dirname}/../../${file}`, 'utf8');
  const rules = [...read('../serving/operations/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const names = rules.flatMap((name) => [`health.rule.${name}`, `health.means.${name}`]);
  expect(names.length).toBeGreaterThan(30);
  for (const language of ['en', 'bn']) {
    const texts = JSON.parse(read(`locales/health/${language}.json`)) as Record<string, string>;
    expect(names.filter((name) => !(name in texts))).toEqual([]);
  }
});
