/**
 * One process of several that share the work of an exchange, to measure how late bets are decided. `site` creates the database and places
 * bets, `join` makes a worker of it. It runs the commands of its parent process, one after the other.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { priceOf } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { openDatabase, type Database } from '@site/platform-kit/data/database';
import { systemClock } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { addMatch } from '@site/platform-exchange/bets/testing';
import { decideDue } from '@site/platform-exchange/book/decide.service';
import { placeBet } from '@site/platform-exchange/calls/place-bet.service';
import { assertLedger } from '@site/platform-domains/ledger';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { createApp } from '../app';
import { readConfig } from '../config';
import { startJobs } from '../jobs';
import { addBettors } from './bettors';

const MARKETS = 180;
const PLAYERS = 400;
const DELAY_MS = 2000;
const AT_ONCE = 16;
/** Pause in ms between two looks at the bets; lateness is measured in steps of it. */
const LOOK_MS = 20;

type Order =
  | { do: 'site' }
  | { do: 'join'; url: string }
  | { do: 'work' | 'rest' | 'drain' | 'problems' }
  | { do: 'flow'; perSecond: number; seconds: number }
  | { do: 'backlog'; count: number };

const feed = createScriptedFeed();
// Every process creates the same matches, in the same order.
const matches = Array.from({ length: MARKETS }, () => {
  const match = addMatch({ feed });
  match.offer([[2, 100_000_000]], [[2.02, 100_000_000]], { inplay: true, delayMs: DELAY_MS });
  return match;
});
const players: number[] = [];
let database: Database | null = null;
let platform: PlatformContext | null = null;
let drop = () => Promise.resolve();
let jobs: { stop(): void } | null = null;

function context(): PlatformContext {
  if (!platform) throw new Error('Neither a site nor a worker yet');
  return platform;
}

async function open(url: string, size: number) {
  database = openDatabase(url, () => {}, { size });
  const { settings } = readConfig(process.env);
  const app = await createApp({
    context: { db: database.db, clock: systemClock, feed, settings: { ...settings, isProduction: true } },
    transport: postgresTransport(database.openConnection),
    logger: false,
  });
  platform = app.platform;
}

async function createSite() {
  const created = await createTestDatabase();
  drop = created.drop;
  await open(created.url, 20);
  const { db } = context();
  players.push(...(await addBettors(db, PLAYERS, paisa(100_000_000_000n))));
  return created.url;
}

let placed = 0;

async function placeOne() {
  const nth = placed++;
  const match = matches[(nth * 7) % MARKETS];
  const playerId = players[(nth * 13) % PLAYERS];
  if (!match || playerId === undefined) throw new Error('No match or no player');
  const { bet } = await placeBet(context(), playerId, {
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
  return bet;
}

/** Places bets at a steady rate, and looks from outside when each of them is decided. @returns lateness of each in ms */
async function flow(perSecond: number, seconds: number) {
  const waiting = new Map<number, number>();
  const late: number[] = [];
  const placing = new Set<Promise<void>>();
  const start = performance.now();
  let asked = 0;
  for (;;) {
    const elapsed = (performance.now() - start) / 1000;
    for (; elapsed < seconds && asked < elapsed * perSecond; asked++) {
      const one = placeOne().then((bet) => {
        waiting.set(bet.id, bet.decideAt.getTime());
        placing.delete(one);
      });
      placing.add(one);
    }
    const due = [...waiting].filter(([, at]) => at <= Date.now()).map(([id]) => id);
    const { rows } = await context().db.execute<{ id: string }>(
      sql`select id from exchange_bet where id = any(${due}::bigint[]) and state <> 'PLACED'`,
    );
    const now = Date.now();
    for (const { id } of rows) {
      late.push(now - (waiting.get(Number(id)) ?? now));
      waiting.delete(Number(id));
    }
    if (elapsed >= seconds && !placing.size && !waiting.size) return late;
    await pause(LOOK_MS);
  }
}

/** Places bets and waits until all are due. */
async function fillBacklog(count: number) {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await placeOne();
    }),
  );
  await pause(DELAY_MS);
}

async function drain() {
  const isLeft = async () => {
    const { rows } = await context().db.execute(sql`select 1 from exchange_bet where state = 'PLACED' limit 1`);
    return rows.length > 0;
  };
  for (; await isLeft(); await pause(LOOK_MS)) await decideDue(context());
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'site':
      return createSite();
    case 'join':
      return open(order.url, 10);
    case 'work':
      return void (jobs = startJobs(context()));
    case 'rest':
      return jobs?.stop();
    case 'flow':
      return flow(order.perSecond, order.seconds);
    case 'backlog':
      return fillBacklog(order.count);
    case 'drain':
      return drain();
    case 'problems':
      return assertLedger(context().db).then(
        () => 0,
        (problem: Error) => problem.message,
      );
  }
}

async function stop() {
  jobs?.stop();
  await platform?.events.close();
  await platform?.background.settled();
  await database?.close();
  await drop();
  process.exit(0);
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer: answer ?? null })));
process.once('disconnect', () => void stop());
process.send?.({ answer: 'ready' });
