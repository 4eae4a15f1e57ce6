/**
 * Measures what lone calls cost, predicts by simulated queues what more of them bring, and compares that with real processes over HTTP. It takes
 * about four minutes and needs a machine on which nothing else runs: `npx tsx e2e/bench/queueing.ts [seed] [seconds]`.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../site/free-ports';
import { startToldPlatform } from './platform-process';
import { costOf, KINDS, MIX, type MeasuredCost } from './queueing/costs';
import { agent } from './queueing/http';
import { simulate, type Load } from './queueing/model';
import { offer, type BenchSite } from './queueing/offer';
import { columnsOf, compare, costRows, summary, type MeasuredPoint } from './queueing/report';
import { CORES, used, type Usage } from './queueing/usage';
import { printColumns } from './table';

const SEED = Number(process.argv[2] ?? 1);
const SECONDS = Number(process.argv[3] ?? 20);
const SCRIPT = 'queueing-platform.ts';
const PLAYERS = 40;
/** Connections of each process. */
const CONNECTIONS = 10;
const IDLE_MS = 5000;
/** Callers of the warm-up, more than connections, so that all of them are open before anything is measured. */
const AT_ONCE = 12;
const WARM_UP = 1500;
const SIMULATED_S = 120;

/** Loads that come at random, by the part of one core that the api process needs for them. */
const RATES = [0.15, 0.3, 0.45];
/** Loads of callers who wait for each answer, with the number of api processes. */
const CALLERS = [
  { callers: 4, processes: 1 },
  { callers: 12, processes: 1 },
  { callers: 12, processes: 2 },
];

async function startSite(): Promise<BenchSite> {
  const port = (await freePorts(4490)) + 2;
  const [first, second] = [await startToldPlatform(port, SCRIPT), await startToldPlatform(port + 1, SCRIPT)];
  const url = await first.order<string>({ do: 'open', url: null, connections: CONNECTIONS });
  await second.order({ do: 'open', url, connections: CONNECTIONS });
  await first.order({ do: 'players', count: PLAYERS });
  return { platforms: [first, second], ports: [port, port + 1] };
}

const only = ({ platforms: [first, ...others], ports }: BenchSite, count: number): BenchSite => ({
  platforms: [first, ...others.slice(0, count - 1)],
  ports: ports.slice(0, count),
});

async function measureCosts(site: BenchSite) {
  const [platform] = site.platforms;
  // The first calls compile code and plan statements.
  await offer(site, { callers: AT_ONCE }, WARM_UP, SEED);
  const idle = await used([platform], () => pause(IDLE_MS));
  const costs: MeasuredCost[] = [];
  for (const kind of KINDS) costs.push(await costOf(platform, site.ports[0] ?? 0, kind, idle, SEED));
  return { costs, idle };
}

interface Known {
  costs: readonly MeasuredCost[];
  /** Usage of one process and the database in a time without a call. */
  idle: Usage;
}

async function measurePoint(site: BenchSite, { costs, idle }: Known, name: string, load: Load): Promise<MeasuredPoint> {
  const mix = costs.map(({ kind, cost }) => ({ part: MIX[kind].part, cost }));
  const processes = site.platforms.length;
  const model = simulate({ load, mix, apiProcesses: processes, connections: CONNECTIONS, cores: CORES, seconds: SIMULATED_S, seed: SEED });
  return { name, model, real: await offer(site, load, Math.ceil(model.perSecond * SECONDS), SEED, idle) };
}

async function measure(site: BenchSite) {
  const known = await measureCosts(site);
  printColumns(costRows(known.costs));
  const apiMs = known.costs.reduce((sum, { kind, cost }) => sum + cost.apiMs * MIX[kind].part, 0);
  const rows = [];
  for (const rate of RATES) {
    const perSecond = (rate * 1000) / apiMs;
    rows.push(...compare(await measurePoint(only(site, 1), known, `${perSecond.toFixed(0)} a second`, { perSecond })));
  }
  for (const { callers, processes } of CALLERS)
    rows.push(...compare(await measurePoint(only(site, processes), known, `${callers} callers, ${processes} api`, { callers })));
  printColumns(columnsOf(rows));
  console.log(`${summary(rows)}; seed ${SEED}, ${CORES} cores, load of the machine ${loadavg()[0]?.toFixed(1)}`);
}

const site = await startSite();
try {
  await measure(site);
} finally {
  for (const platform of [...site.platforms].reverse()) await platform.stop();
}
agent.destroy();
