import { priceOf } from '@site/api/contracts/exchange';
/**
 * Places bets as fast as possible, to measure the betting engine: through the service, and as the minimum of SQL statements for comparison.
 * It runs the commands of its parent process, one after the other.
 */
import pg from 'pg';
import { paisa } from '@site/api/money';
import { createApp } from '../app';
import { readConfig } from '../config';
import { systemClock } from '@site/platform-kit/time/clock';
import { openDatabase } from '@site/platform-kit/data/database';
import { placeBet } from '@site/platform-exchange/calls/place-bet.service';
import { addMatch } from '@site/platform-exchange/bets/testing';
import { decideDue } from '@site/platform-exchange/book/decide.service';
import { assertLedger } from '@site/platform-domains/ledger';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { startRelay } from '@site/platform-kit/events/relay';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { addBettors } from './bettors';

const PLAYERS = 200;
const MATCHES = 20;
const AT_ONCE = 32;
const CONNECTIONS = 20;

type Order = { do: 'bets' | 'bare'; count: number } | { do: 'decide' } | { do: 'problems' };

const { settings } = readConfig(process.env);
const database = await createTestDatabase();
const { db, openConnection, close } = openDatabase(database.url, () => {}, { size: CONNECTIONS });
const feed = createScriptedFeed();
const transport = postgresTransport(openConnection);
const app = await createApp({
  context: { db, clock: systemClock, feed, settings: { ...settings, isProduction: true } },
  transport,
  logger: false,
});
const relay = startRelay({ db, transport, log: app.log });
const bare = new pg.Pool({ connectionString: database.url, max: CONNECTIONS });

const matches = Array.from({ length: MATCHES }, () => {
  const match = addMatch({ feed });
  match.offer([[2, 1_000_000]], [[2.02, 1_000_000]], { inplay: true, delayMs: 5000 });
  return match;
});
const players: number[] = [];

async function addPlayers() {
  players.push(...(await addBettors(db, PLAYERS, paisa(1_000_000_000n))));
  await bare.query('create table bare_wallet (id int primary key, held bigint not null)');
  await bare.query(`insert into bare_wallet select n, 0 from generate_series(0, ${PLAYERS - 1}) n`);
  await bare.query(
    'create table bare_bet (id bigint generated always as identity primary key, wallet int, market text, odds int, stake bigint, at timestamptz)',
  );
  await bare.query('create table bare_hold (id bigint generated always as identity primary key, wallet int, market text, amount bigint)');
}

let placed = 0;

async function placeOne() {
  const nth = placed++;
  const match = matches[(nth * 7) % MATCHES];
  const playerId = players[nth % PLAYERS];
  if (!match || playerId === undefined) return;
  await placeBet(app.platform, playerId, {
    clientRef: crypto.randomUUID(),
    requestHash: 'bench',
    marketId: match.odds,
    eventId: match.event,
    selection: 'A',
    side: nth % 3 ? 'back' : 'lay',
    odds: priceOf(nth % 3 ? 2 : 2.02),
    run: null,
    stake: paisa(10_000n),
    policy: 'better',
    fill: 'keep',
  });
}

/** The minimum: begin, one update, two inserts, commit. */
async function writeOne() {
  const wallet = placed++ % PLAYERS;
  const client = await bare.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'held', text: 'update bare_wallet set held = held + $2 where id = $1', values: [wallet, 10_000] });
    await client.query({
      name: 'bet',
      text: 'insert into bare_bet (wallet, market, odds, stake, at) values ($1, $2, $3, $4, now())',
      values: [wallet, 'm', 200, 10_000],
    });
    await client.query({
      name: 'hold',
      text: 'insert into bare_hold (wallet, market, amount) values ($1, $2, $3)',
      values: [wallet, 'm', 10_000],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** @returns milliseconds for each */
async function timeOf(work: () => Promise<void>, count: number): Promise<number> {
  let left = count;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return (performance.now() - start) / count;
}

async function obey(order: Order) {
  switch (order.do) {
    case 'bets':
      return timeOf(placeOne, order.count);
    case 'bare':
      return timeOf(writeOne, order.count);
    case 'decide':
      return decideDue(app.platform);
    case 'problems':
      return assertLedger(db).then(
        () => 0,
        (problem: Error) => problem.message,
      );
  }
}

async function stop() {
  await app.close();
  await relay.stop();
  await bare.end();
  await close();
  await database.drop();
  process.exit(0);
}

await addPlayers();
process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer })));
process.once('disconnect', () => void stop());
process.send?.({ answer: 'ready' });
