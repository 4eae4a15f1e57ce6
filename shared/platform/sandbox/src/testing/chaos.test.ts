import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@site/platform-kit/secrets/seeded';
import { openDatabase } from '@site/platform-kit/data/database';
import { assertLedger } from '@site/platform-domains/ledger';
import { decideDue } from '@site/platform-exchange/book/decide.service';
import { createSweep } from '@site/platform-exchange/book/sweep.service';
import { checkTable } from '@site/platform-exchange/testing/interleavings/checks';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import { until } from '@site/testing/patience';
import { migrate } from '../migrate';
import { seed as fill } from '../seed/seed';
import { followLocks, type Locks } from './locks';
import { newDepositor, newGamer, openExchange, play, type Call, type ActivePlayer } from './players';
import { startBreakableServer } from './server-faults';

const FROZEN_MS = process.env['NIGHTLY'] ? 30_000 : 5000;
/** Calls of one player that may still fail when the server is back: each of them takes at most 3 s. */
const FAILED_AFTER = 3;
/** Time of play between two faults. */
const PLAY_MS = 400;
const LOCKED_S = 6;
const AT_ONCE = 8;

let server: Awaited<ReturnType<typeof startBreakableServer>>;
let proxy: BreakableProxy;
let platform: TestPlatform;
let locks: Locks;

beforeAll(async () => {
  server = await startBreakableServer();
  await migrate(server.url);
  proxy = await createBreakableProxy(server.url);
  platform = await createTestPlatform({ database: openDatabase(proxy.url, () => {}, { size: 10 }) });
  await fill(platform.db, platform.clock.now());
  const { limits } = platform.context.settings;
  for (const name of ['betsPerPlayer', 'depositsPerPlayer'] as const) limits[name] = { tries: 100_000, windowS: 60, isPace: true };
  locks = followLocks(server.url);
});
afterAll(async () => {
  await locks.stop();
  await platform.stop();
  await proxy.close();
  await server.stop();
});

const FAULTS: Record<string, (calls: readonly Call[]) => Promise<void>> = {
  'a restart that ends all connections': () => server.restart('fast'),
  'a restart after a crash': () => server.restart('immediate'),
  async 'a frozen server'(calls) {
    const thaw = server.freeze();
    const waiting = calls.filter(({ first }) => first === null);
    await wait(FROZEN_MS);
    const unanswered = waiting.filter(({ first }) => first === null);
    thaw();
    expect(unanswered).toEqual([]);
  },
  async 'a client that is gone in the middle of a market’s turn'() {
    await cutInTurn(() => proxy.cutAt('insert into exchange_fill', 'silently'));
    await locks.untilDeadAreFree();
  },
  'a connection that breaks before a COMMIT': () => cutInTurn(() => proxy.cutAtCommit('before', 5)),
  'a connection that breaks after a COMMIT': () => cutInTurn(() => proxy.cutAtCommit('after', 5)),
};

async function cutInTurn(arm: () => void) {
  arm();
  await until(proxy.hasCut);
  await proxy.work();
}

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const SEEDS = [SEED, SEED + 1, SEED + 2];

function shuffled<T>(from: readonly T[], random: () => number): T[] {
  return from
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** At night every seed has all faults; by day they are dealt to the seeds. */
const DEALT = shuffled(Object.keys(FAULTS), seeded(SEED));
const faultsOf = (seed: number) =>
  process.env['NIGHTLY'] ? shuffled(DEALT, seeded(seed)) : DEALT.filter((_, nth) => nth % SEEDS.length === seed - SEED);

/** The periodic work of the platform, which goes on after every fault. */
function startJobs() {
  const sweepOrders = createSweep(platform.context);
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      platform.clock.advance(1);
      await decideDue(platform.context).catch(() => {});
      await sweepOrders().catch(() => {});
      await wait(100);
    }
  })();
  return () => {
    isOver = true;
    return loop;
  };
}

/** Every player gets an answer again soon. @param from number of calls before the server came back */
async function untilAllPlay(players: readonly ActivePlayer[], calls: readonly Call[], from: number) {
  const since = (by: ActivePlayer, isKnown: boolean) =>
    calls.slice(from).filter((call) => call.by === by && call.first && (call.first.kind !== 'unknown') === isKnown).length;
  await until(() => players.every((player) => since(player, true) > 0));
  expect(players.map((player) => since(player, false)).filter((failed) => failed > FAILED_AFTER)).toEqual([]);
}

/** Every call had its effect as often as its player learned, and sent again it gives the answer of the first time. */
async function checkCalls(calls: readonly Call[]) {
  const wrong: object[] = [];
  for (let from = 0; from < calls.length; from += AT_ONCE)
    wrong.push(...(await Promise.all(calls.slice(from, from + AT_ONCE).map(faultOf))).filter((fault) => fault !== null));
  expect(wrong).toEqual([]);
}

async function faultOf({ name, first, send, effects }: Call) {
  const before = await effects();
  const again = await send();
  const after = await effects();
  const isAsTold = first?.kind === 'accepted' ? before === 1 : first?.kind === 'refused' ? before === 0 : before <= 1;
  const isSame = first?.kind !== 'accepted' || JSON.stringify(again) === JSON.stringify(first);
  const isOnce = after === (again.kind === 'accepted' ? 1 : 0);
  return isAsTold && isSame && isOnce ? null : { name, first, before, again, after };
}

it.each(SEEDS.map((seed) => ({ seed, faults: faultsOf(seed) })))(
  'keeps every answer true, seed $seed: $faults',
  async ({ seed, faults }) => {
    const random = seeded(seed);
    const { table, bettors } = await openExchange(platform, 6);
    const depositors = await Promise.all(Array.from({ length: 4 }, () => newDepositor(platform)));
    const gamers = await Promise.all(Array.from({ length: 4 }, () => newGamer(platform, random)));
    const players = [...bettors.map((bettor) => bettor(random)), ...depositors, ...gamers];
    const { calls, end } = play(players);
    const stopJobs = startJobs();
    for (const fault of faults) {
      await wait(PLAY_MS);
      await FAULTS[fault]?.(calls);
      await untilAllPlay(players, calls, calls.length);
    }
    await end();
    await stopJobs();
    await checkCalls(calls);
    await assertLedger(platform.db);
    await checkTable(table);
    expect(locks.oldest()).toBeLessThan(LOCKED_S);
  },
);
