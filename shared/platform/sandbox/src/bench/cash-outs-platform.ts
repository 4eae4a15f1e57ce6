/**
 * One process with many armed automatic cash-outs, to measure how late they are decided after a price. Two watches run side by side, as in
 * two workers. It runs the commands of its parent process, one after the other.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { priceOf } from '@site/api/contracts/exchange';
import { paisa, paisaOfTaka } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { openDatabase, type Database } from '@site/platform-kit/data/database';
import { systemClock } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { addMatch } from '@site/platform-exchange/bets/testing';
import { placeBet } from '@site/platform-exchange/calls/place-bet.service';
import { armAutoCashOut } from '@site/platform-exchange/cash-out/auto-cash-out.service';
import { assertLedger } from '@site/platform-domains/ledger';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { createTestDatabase } from '@site/platform-testing/test-cluster';
import { createApp } from '../app';
import { readConfig } from '../config';
import { startJobs } from '../jobs';
import { addBettors } from './bettors';

const MARKETS = 50;
const ORDERS = 500;
/** Most measurements of one process; each needs players who have not bet. */
const ROUNDS = 2;
const SIZE = 100_000_000;
/** Pause in ms between two looks at the orders; lateness is measured in steps of it. */
const LOOK_MS = 10;
/** Time in ms for which the process looks for a second execution after the last first one. */
const AFTER_MS = 2000;

type Order = { do: 'site' | 'problems' } | { do: 'prices'; everyMs: number };

const feed = createScriptedFeed();
let quotes = 1;

interface Market {
  id: string;
  event: string;
  move: (back: number, lay: number) => void;
}

const markets = Array.from({ length: MARKETS }, (): Market => {
  const match = addMatch({ feed });
  return {
    id: match.odds,
    event: match.event,
    move: (back, lay) => match.offer([[back, SIZE]], [[lay, SIZE]], { quote: (quotes += 1), inplay: true }),
  };
});

let database: Database | null = null;
let platform: PlatformContext | null = null;
let drop = () => Promise.resolve();
const jobs: { stop(): void }[] = [];
const rested: number[] = [];

function context(): PlatformContext {
  if (!platform) throw new Error('No site yet');
  return platform;
}

async function createSite() {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, () => {}, { size: 20 });
  const { settings } = readConfig(process.env);
  const app = await createApp({
    context: { db: database.db, clock: systemClock, feed, settings: { ...settings, isProduction: true } },
    transport: postgresTransport(database.openConnection),
    logger: false,
  });
  platform = app.platform;
  rested.push(...(await addBettors(platform.db, ROUNDS * ORDERS, paisa(100_000_000n))));
  jobs.push(startJobs(platform), startJobs(platform));
}

/** Every player backs A for 1,000 at 2.60 in one market and arms a target that 2.20 reaches. */
async function armAll() {
  for (const { move } of markets) move(2.6, 2.62);
  const players = rested.splice(0, ORDERS);
  for (const [nth, playerId] of players.entries()) {
    const market = markets[nth % MARKETS];
    if (!market) throw new Error('No market');
    await placeBet(context(), playerId, {
      clientRef: crypto.randomUUID(),
      requestHash: 'bench',
      marketId: market.id,
      eventId: market.event,
      selection: 'A',
      side: 'back',
      odds: priceOf(2.6),
      run: null,
      stake: paisaOfTaka(1000),
      policy: 'better',
      fill: 'keep',
    });
    await armAutoCashOut(context(), playerId, { marketId: market.id, target: paisaOfTaka(150), stop: null });
  }
  return players;
}

/** Arms all orders, moves the price of one market after the other, and looks from outside when they are executed. @returns lateness in ms */
async function prices(everyMs: number): Promise<number[]> {
  const players = await armAll();
  const movedAt = new Map<string, number>();
  const waiting = new Set(players);
  const late: number[] = [];
  const start = performance.now();
  let lastAt = start;
  while (waiting.size || performance.now() - lastAt < AFTER_MS) {
    const due = everyMs === 0 ? MARKETS : Math.min(MARKETS, Math.floor((performance.now() - start) / everyMs));
    for (const { id, move } of markets.slice(movedAt.size, due)) {
      move(2.18, 2.2);
      movedAt.set(id, performance.now());
    }
    const { rows } = await context().db.execute<{ player_id: string; market_id: string }>(
      sql`select player_id, market_id from exchange_auto_cash_out where player_id = any(${[...waiting]}::bigint[]) and state = 'done'`,
    );
    const now = performance.now();
    for (const { player_id: player, market_id: market } of rows) {
      late.push(Math.round(now - (movedAt.get(market) ?? now)));
      waiting.delete(Number(player));
      lastAt = now;
    }
    await pause(LOOK_MS);
  }
  return late;
}

/** @returns number of executions without an order of their own or beyond the first one; or what the books are wrong in */
async function problems(): Promise<number | string> {
  const { rows } = await context().db.execute<{ count: number }>(sql`
    select count(*)::int as count from exchange_bet b where b.fill = 'all_or_nothing'
      and (b.state <> 'MATCHED' or not exists (select from exchange_auto_cash_out a where a.bet_id = b.id))`);
  return assertLedger(context().db).then(
    () => rows[0]?.count ?? 0,
    (problem: Error) => problem.message,
  );
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'site':
      return createSite();
    case 'prices':
      return prices(order.everyMs);
    case 'problems':
      return problems();
  }
}

async function stop() {
  for (const job of jobs) job.stop();
  await platform?.events.close();
  await platform?.background.settled();
  await database?.close();
  await drop();
  process.exit(0);
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer: answer ?? null })));
process.once('disconnect', () => void stop());
process.send?.({ answer: 'ready' });
