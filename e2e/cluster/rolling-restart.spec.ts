import pg from 'pg';
import { signUpWithMoney, siteOfRun, exchangeOf, expect, test } from '../fixtures/test';
import { inPlay } from '../fixtures/matches';
import { clusterOfRun } from './control';
import { startLoad } from './load';

const isNightly = Boolean(process.env['NIGHTLY']);
const [PLAYERS, VIEWERS] = isNightly ? [60, 200] : [12, 40];
const QUIET_MS = 8_000;
const BACK_WITHIN_MS = 3_000;
const SLOWER = 2;

/** By day the first process of each kind restarts, then the second; by night one process after the other. */
const wavesOf = (names: readonly string[]) =>
  isNightly ? names.map((name) => [name]) : ['1', '2'].map((nth) => names.filter((name) => name.endsWith(nth)));

const percentile = (values: readonly number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

test('all processes restart while people play and bet, and no call fails', async ({ operator }) => {
  const site = siteOfRun();
  const cluster = await clusterOfRun();
  const players = [];
  for (let count = 0; count < PLAYERS; count++) players.push(await signUpWithMoney(site, operator));
  const load = startLoad({ site, players, matches: await inPlay(exchangeOf(site), 'soccer'), viewers: VIEWERS });
  await new Promise((done) => setTimeout(done, QUIET_MS));
  const quiet = load.cut();
  for (const wave of wavesOf(cluster.names)) await Promise.all(wave.map(cluster.restart));
  const restarting = load.cut();
  await load.stop();

  console.log(
    `${PLAYERS} players, ${VIEWERS} viewers: ${restarting.calls} calls in the restarts, p99 ${percentile(restarting.times, 0.99).toFixed(0)} ms ` +
      `(quiet ${percentile(quiet.times, 0.99).toFixed(0)} ms of ${quiet.calls}); ${restarting.gaps.length} streams came back, ` +
      `the last after ${Math.max(0, ...restarting.gaps).toFixed(0)} ms`,
  );
  expect(quiet.failed).toEqual([]);
  expect(restarting.failed).toEqual([]);
  expect(restarting.gaps.length).toBeGreaterThan(0);
  // By day other tests use the same cores, so the times are only printed.
  if (isNightly) {
    expect(Math.max(...restarting.gaps)).toBeLessThan(BACK_WITHIN_MS);
    expect(percentile(restarting.times, 0.99)).toBeLessThan(SLOWER * percentile(quiet.times, 0.99));
  }

  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  const voided = await client.query("select count(*)::int as count from supplier_rounds where status in ('refunding', 'refunded')");
  const played = await client.query("select count(*)::int as count from supplier_rounds where status = 'settled'");
  await client.end();
  expect(voided.rows).toEqual([{ count: 0 }]);
  expect(played.rows[0].count).toBeGreaterThan(PLAYERS);
});
