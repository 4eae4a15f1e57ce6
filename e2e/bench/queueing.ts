/**
 * Measures what calls cost, sends three loads to one platform process, and compares them with simulated queues.
 * Run it alone: `npx tsx e2e/bench/queueing.ts [seed] [seconds]`. Processor time is right on a busy machine too, times of answers are not.
 */
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../site/free-ports';
import { startToldPlatform, type ToldPlatform } from './platform-process';
import { expectedMs, seeded, simulate, type CallCost } from './queueing-model';
import { percentile } from './statistics';
import { printColumns } from './table';

const SEED = Number(process.argv[2] ?? 1);
const SECONDS = Number(process.argv[3] ?? 10);
const SCRIPT = 'queueing-platform.ts';
const PLAYERS = 40;
const CALLS = 300;
/** As many as the process has connections, so that all of them are open before it is measured. */
const AT_ONCE = 12;
const IDLE_MS = 5000;
/** Processor time of the api process that each load asks for, as a part of one core. */
const LOADS = [0.15, 0.3, 0.45];
/** The database has the processors of this machine. */
const PROCESSORS = 2;
const SIMULATED_S = 600;
const WITHIN = 0.2;
/** Part of the time without a core from which other work decides how long answers take. */
const MOST_WAITED = 0.1;

/** Activities of players, their part of all, and their messages to PostgreSQL, counted in the code. A round is a bet and then a win. */
const MIX = {
  balance: { part: 0.6, messages: 2 },
  round: { part: 0.25, messages: 23 },
  records: { part: 0.15, messages: 5 },
} as const;
type Kind = keyof typeof MIX;
const KINDS = Object.keys(MIX) as Kind[];

interface PreparedCall {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls that are sent one after the other. */
type Unit = readonly PreparedCall[];

const agent = new Agent({ keepAlive: true });

const send = (port: number, { path, headers, body }: PreparedCall) =>
  new Promise<void>((done, failed) => {
    request({ port, path, headers, agent, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => (text += bytes));
      answer.on('end', () =>
        answer.statusCode === 200 && !text.includes('error_code') ? done() : failed(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    })
      .on('error', failed)
      .end(body);
  });

/** @returns milliseconds until the last byte of the last answer */
async function sendAll(port: number, unit: Unit) {
  const start = performance.now();
  for (const call of unit) await send(port, call);
  return performance.now() - start;
}

const NAMES = ['apiMs', 'databaseMs', 'walBytes', 'commits', 'waitedMs'] as const;
type Usage = Record<(typeof NAMES)[number], number>;

/** Usage of the process in a ms without a call, by its timers. */
let idle: Usage | null = null;

/** Usage by the work, without what the timers of the process used meanwhile. */
async function used(platform: ToldPlatform, work: () => Promise<unknown>): Promise<Usage> {
  const before = await platform.order<Usage>({ do: 'usage' });
  const start = performance.now();
  await work();
  const after = await platform.order<Usage>({ do: 'usage' });
  const ms = performance.now() - start;
  return Object.fromEntries(NAMES.map((name) => [name, after[name] - before[name] - (idle?.[name] ?? 0) * ms])) as Usage;
}

async function measureIdle(platform: ToldPlatform) {
  const usage = await used(platform, () => pause(IDLE_MS));
  return Object.fromEntries(NAMES.map((name) => [name, usage[name] / IDLE_MS])) as Usage;
}

const prepare = (platform: ToldPlatform, kind: Kind, count: number) => platform.order<Unit[]>({ do: 'calls', kind, count });

async function costOf(platform: ToldPlatform, port: number, kind: Kind) {
  const units = (await prepare(platform, kind, CALLS)).values();
  const total = await used(platform, () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const unit of units) await sendAll(port, unit);
      }),
    ),
  );
  const each = (name: keyof Usage) => total[name] / CALLS;
  const cost: CallCost = { apiMs: each('apiMs'), databaseMs: each('databaseMs'), messages: MIX[kind].messages };
  return { kind, cost, walBytes: each('walBytes'), commits: each('commits') };
}

/** Sends units at random moments, as many as the load says, however long the answers take. */
async function offer(platform: ToldPlatform, port: number, perSecond: number) {
  const random = seeded(SEED);
  const units: { unit: Unit; place: number }[] = [];
  for (const kind of KINDS)
    for (const unit of await prepare(platform, kind, Math.round(perSecond * SECONDS * MIX[kind].part)))
      units.push({ unit, place: random() });
  units.sort((one, other) => one.place - other.place);
  const sending: Promise<number>[] = [];
  const start = performance.now();
  const usage = await used(platform, async () => {
    let at = 0;
    for (const { unit } of units) {
      at += (-Math.log(1 - random()) * 1000) / perSecond;
      const early = start + at - performance.now();
      if (early > 1) await pause(early);
      sending.push(sendAll(port, unit));
    }
    await Promise.all(sending);
  });
  return { usage, times: await Promise.all(sending), ms: performance.now() - start };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One row: a figure of the model and of the machine. */
function compared(load: string, what: string, model: number, measured: number, digits: number) {
  const difference = model / measured - 1;
  const isClose = Math.abs(difference) <= WITHIN;
  return [
    load,
    what,
    model.toFixed(digits),
    measured.toFixed(digits),
    `${(difference * 100).toFixed(0)} %`,
    isClose ? 'within 20 %' : 'does not fit',
  ];
}

/** The simulation against what is known exactly, for one kind of call at the highest load. */
function againstFormula(apiMs: number) {
  const cost = { apiMs, databaseMs: apiMs, messages: 5 };
  const perSecond = (Math.max(...LOADS) * 1000) / apiMs;
  const model = simulate({ arrivals: [{ perSecond, cost }], apiProcesses: 1, processors: PROCESSORS, seconds: SIMULATED_S, seed: SEED });
  const exact = expectedMs({ perSecond, cost, processors: PROCESSORS });
  return compared('formula', 'mean time, ms', mean(model.times), exact, 2);
}

async function measure(platform: ToldPlatform, port: number) {
  await platform.order({ do: 'players', count: PLAYERS });
  // The first calls compile code and plan statements.
  for (const kind of KINDS) await costOf(platform, port, kind);
  idle = await measureIdle(platform);
  const costs = [];
  for (const kind of KINDS) costs.push(await costOf(platform, port, kind));
  printColumns([
    ['call', 'api ms', 'PostgreSQL ms', 'bytes of log', 'commits'],
    ...costs.map(({ kind, cost, walBytes, commits }) => [
      kind,
      cost.apiMs.toFixed(2),
      cost.databaseMs.toFixed(2),
      walBytes.toFixed(0),
      commits.toFixed(1),
    ]),
  ]);
  const apiMs = costs.reduce((sum, { kind, cost }) => sum + cost.apiMs * MIX[kind].part, 0);
  const rows = [againstFormula(apiMs)];
  for (const load of LOADS) {
    const perSecond = (load * 1000) / apiMs;
    const real = await offer(platform, port, perSecond);
    const arrivals = costs.map(({ kind, cost }) => ({ perSecond: perSecond * MIX[kind].part, cost }));
    const model = simulate({ arrivals, apiProcesses: 1, processors: PROCESSORS, seconds: SIMULATED_S, seed: SEED });
    const name = `${perSecond.toFixed(0)}/s`;
    const offeredMs = SECONDS * 1000;
    const waited = real.usage.waitedMs / real.ms;
    rows.push(
      compared(name, 'api busy', model.apiBusy, real.usage.apiMs / offeredMs, 3),
      compared(name, 'PostgreSQL busy', model.databaseBusy, real.usage.databaseMs / offeredMs / PROCESSORS, 3),
      ...[
        compared(name, 'mean time, ms', mean(model.times), mean(real.times), 1),
        compared(name, 'p95, ms', percentile(model.times, 0.95), percentile(real.times, 0.95), 1),
      ].map((row) =>
        waited > MOST_WAITED ? [...row.slice(0, -1), `not compared: without a core for ${(100 * waited).toFixed(0)} %`] : row,
      ),
    );
  }
  printColumns([['load', 'what', 'model', 'measured', 'difference', ''], ...rows]);
  console.log(
    `seed ${SEED}; load of the machine ${loadavg()
      .map((average) => average.toFixed(1))
      .join(' ')}`,
  );
}

const port = (await freePorts(4490)) + 2;
const platform = await startToldPlatform(port, SCRIPT);
try {
  await measure(platform, port);
} finally {
  await platform.stop();
}
agent.destroy();
