import { mkdtempSync } from 'node:fs';
import { setMaxListeners } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createClient } from '@site/platform-testing/players/client';
import { windowOf, type WindowFigures } from '@site/platform-testing/players/figures';
import { createJournal } from '@site/platform-testing/players/journal';
import { listen, watch } from '@site/platform-testing/players/listeners';
import { bettor, gamer, type PlayersTable } from '@site/platform-testing/players/players';
import { signUpPlayer } from '../fixtures/accounts';
import { siteOfRun, exchangeOf, expect, test } from '../fixtures/test';
import { inPlay } from '../fixtures/matches';
import { OPERATOR_KEY, operatorsOf } from '../site/start-site';
import { clusterOfRun } from './control';

const isNightly = Boolean(process.env['NIGHTLY']);
const [PLAYERS, VIEWERS] = isNightly ? [60, 200] : [12, 40];
/** Enough for a bet and a round each half second. */
const CREDIT_TAKA = 100_000;
const QUIET_MS = 8_000;
const BACK_WITHIN_MS = 3_000;
const SLOWER = 2;
/** Half of the players bet, two times a second on a machine that does nothing else. */
const PLACED_AT_LEAST = 3 * PLAYERS;

/** By day the first process of each kind restarts, then the second; by night one process after the other. */
const wavesOf = (names: readonly string[]) =>
  isNightly ? names.map((name) => [name]) : ['1', '2'].map((nth) => names.filter((name) => name.endsWith(nth)));

/** Players who play and bet one call after the other, and viewers with open streams of prices. */
async function startPlay(site: string, credit: (username: string) => Promise<void>) {
  const accounts = [];
  for (let count = 0; count < PLAYERS; count++) accounts.push(await signUpPlayer(site));
  for (const { username } of accounts) await credit(username);
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const journal = createJournal(join(mkdtempSync(join(tmpdir(), 'rolling-')), 'journal.jsonl'));
  const games = new URL(site);
  games.port = String(Number(games.port) + 1);
  const client = createClient({
    site: {
      url: site,
      gamesUrl: games.origin,
      exchangeUrl: exchangeOf(site),
      operators: { url: operatorsOf(site), key: OPERATOR_KEY },
    },
    journal,
    patience: stop.signal,
  });
  const matches = await inPlay(exchangeOf(site), 'soccer');
  const table: PlayersTable = { client, journal, random: Math.random, stopped: stop.signal, matches };
  const work = Promise.all([
    ...accounts.map((account, nth) => (nth % 2 ? gamer(table, account) : bettor(table, account, nth))),
    ...accounts.map((account) => listen(table, account)),
    ...Array.from({ length: VIEWERS }, (_, nth) => watch(table, nth)),
  ]);
  return {
    journal,
    async stop() {
      stop.abort();
      await work;
    },
  };
}

const lineOf = (name: string, { calls, failed, p50, p99, acknowledged: { bet = 0, round = 0 }, refused, voided }: WindowFigures) =>
  `${name}: ${calls} calls, ${failed.length} failed, p50 ${p50} ms, p99 ${p99} ms; ${bet} bets placed, ${round} rounds played, ${voided} voided; refused: ${JSON.stringify(refused)}`;

test('all processes restart while people play and bet, and no call fails', async ({ operator }) => {
  const site = siteOfRun();
  const cluster = await clusterOfRun();
  const { journal, stop } = await startPlay(site, (username) => operator.player(username, { credit: CREDIT_TAKA }));
  const began = Date.now();
  await new Promise((done) => setTimeout(done, QUIET_MS));
  const restartAt = Date.now();
  for (const wave of wavesOf(cluster.names)) await Promise.all(wave.map(cluster.restart));
  const endedAt = Date.now();
  await stop();
  const [quiet, restarting, whole] = [windowOf(journal, began, restartAt), windowOf(journal, restartAt, endedAt), windowOf(journal, began)];

  console.log(`${PLAYERS} players, ${VIEWERS} viewers; ${lineOf('quiet', quiet)}`);
  console.log(
    `${lineOf(`restarts in ${(restarting.lastedMs / 1000).toFixed(0)} s`, restarting)}; ` +
      `${restarting.streamsBack} streams came back, the last after ${restarting.lastStreamMs} ms`,
  );
  expect(whole.failed).toEqual([]);
  expect(whole.acknowledged.bet ?? 0).toBeGreaterThan(PLACED_AT_LEAST);
  expect(restarting.streamsBack).toBeGreaterThan(0);
  // By day other tests use the same cores, so the times are only printed.
  if (isNightly) {
    expect(restarting.lastStreamMs).toBeLessThan(BACK_WITHIN_MS);
    expect(restarting.p99).toBeLessThan(SLOWER * quiet.p99);
  }

  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  const voided = await client.query("select count(*)::int as count from supplier_rounds where status in ('refunding', 'refunded')");
  const played = await client.query("select count(*)::int as count from supplier_rounds where status = 'settled'");
  await client.end();
  expect(voided.rows).toEqual([{ count: 0 }]);
  expect(played.rows[0].count).toBeGreaterThan(PLAYERS);
});
