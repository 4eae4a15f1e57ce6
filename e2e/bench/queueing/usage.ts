import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { ToldPlatform } from '../platform-process';

/** A platform process says this about itself; times in ms of a processor. */
interface PlatformUsage {
  /** The thread that answers. */
  threadMs: number;
  processMs: number;
  /** The connections of its database. */
  databaseMs: number;
  walBytes: number;
  commits: number;
}

/** Some work used this. */
export interface Usage {
  apiMs: number;
  databaseMs: number;
  clientMs: number;
  /** Other threads of the api processes and of this one. */
  besideMs: number;
  /** Programs that have nothing to do with the work. */
  othersMs: number;
  walBytes: number;
  commits: number;
  /** Time that passed. */
  ms: number;
}

const TICK_MS = 10;
/** Fields of the line `cpu` with time in which a processor did nothing. */
const IDLE = [3, 4];

function machineMs() {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
  return fields.reduce((sum, ticks, at) => (IDLE.includes(at) ? sum : sum + ticks * TICK_MS), 0);
}

async function now(platforms: readonly ToldPlatform[]) {
  const told: PlatformUsage[] = [];
  for (const platform of platforms) told.push(await platform.order<PlatformUsage>({ do: 'usage' }));
  const sum = (name: keyof PlatformUsage) => told.reduce((total, usage) => total + usage[name], 0);
  const { user, system } = process.cpuUsage();
  const [own, clientMs] = [(user + system) / 1000, Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6];
  // All processes have the same database.
  const { databaseMs = 0, walBytes = 0, commits = 0 } = told[0] ?? {};
  const [apiMs, processesMs] = [sum('threadMs'), sum('processMs') + own];
  const othersMs = machineMs() - processesMs - databaseMs;
  return { apiMs, databaseMs, clientMs, besideMs: processesMs - apiMs - clientMs, othersMs, walBytes, commits, ms: performance.now() };
}

export async function used(platforms: readonly ToldPlatform[], work: () => Promise<unknown>): Promise<Usage> {
  const before = await now(platforms);
  await work();
  const after = await now(platforms);
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Usage]])) as unknown as Usage;
}

/** Usage without what the same processes use in that time without any call. @param idle usage in a time without a call */
export const without = (usage: Usage, idle: Usage): Usage => {
  const each = (name: keyof Usage) => usage[name] - (idle[name] * usage.ms) / idle.ms;
  const { ms, othersMs } = usage;
  const [apiMs, databaseMs, clientMs, besideMs] = [each('apiMs'), each('databaseMs'), each('clientMs'), each('besideMs')];
  return { ms, othersMs, apiMs, databaseMs, clientMs, besideMs, walBytes: each('walBytes'), commits: each('commits') };
};

export const CORES = cpus().length;
