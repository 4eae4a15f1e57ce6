/** Measures thousands of open event streams on one process of the platform. Run it alone: `npx tsx e2e/bench/event-streams.ts`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../site/free-ports';
import { RUNNER, startServer } from '../site/server';
import { openCrowd, openReaders, type Crowd } from './stream-readers';
import { printTable, showRow, type Figure } from './table';
import { startToldPlatform, type ToldPlatform } from './platform-process';

const STREAMS = 2000;
const OF_ONE_PLAYER = 8;
const PLAYERS = STREAMS / OF_ONE_PLAYER;
const SLOW_PLAYERS = 7;
const SLOW = SLOW_PLAYERS * OF_ONE_PLAYER;
const EVERYBODY = { from: 0, to: PLAYERS + SLOW_PLAYERS };
const THE_SLOW = { from: PLAYERS, to: PLAYERS + SLOW_PLAYERS };
const ROUNDS = 10;
const LONGEST_MESSAGE = 'আ'.repeat(10_000);
const PATIENCE_MS = 20_000;

export async function eventStreams(from = 4480): Promise<Figure[]> {
  const port = await freePorts(from);
  const platform = await startToldPlatform(port + 2);
  try {
    const tokens = await platform.order<string[]>({ do: 'players', count: EVERYBODY.to });
    const pages = tokens.flatMap((token) => Array<string>(OF_ONE_PLAYER).fill(token));
    const direct = await measureDirect(platform, port + 2, pages);
    direct.forEach((row) => showRow(row));
    return [...direct, await measureThroughEdge(platform, port, pages)];
  } finally {
    await platform.stop();
  }
}

async function measureDirect(platform: ToldPlatform, port: number, pages: string[]): Promise<Figure[]> {
  const before = await platform.order<NodeJS.MemoryUsage>({ do: 'memory' });
  const crowd = await openCrowd(port, pages.slice(0, STREAMS));
  const { resident, heap } = memoryOfOne(before, await platform.order<NodeJS.MemoryUsage>({ do: 'memory' }));
  const ofMemory = showRow({
    ...figure('E1', `memory of one stream, of ${STREAMS} open`, `${resident.toFixed(1)} kB`, Math.max(resident, heap), 100),
    comparedWith: `on the heap ${heap.toFixed(1)} kB`,
  });
  const alone = await deliveryTime(platform, crowd);
  const quick = showRow(figure('E2', `one message to ${STREAMS} streams, the last arrival`, `${alone.toFixed(0)} ms`, alone, 1000));

  const slow = await openReaders(port, pages.slice(STREAMS));
  slow.forEach((socket) => socket.pause());
  await platform.order({ do: 'tell', ...THE_SLOW, content: LONGEST_MESSAGE });
  const beside = await deliveryTime(platform, crowd);
  await untilCutOff(platform);
  crowd.close();
  slow.forEach((socket) => socket.destroy());
  return [
    ofMemory,
    quick,
    {
      ...figure('E3', `the same beside ${SLOW} that read nothing`, `${beside.toFixed(0)} ms`, beside / alone, 1.5),
      comparedWith: `without them ${alone.toFixed(0)} ms`,
      note: `which are cut off; fastest of ${ROUNDS} rounds each`,
    },
  ];
}

async function measureThroughEdge(platform: ToldPlatform, port: number, pages: string[]): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'streams-'));
  const edge = await startServer({
    args: [RUNNER, 'shared/edge/src/main.ts'],
    env: { PORT: String(port), HOST: '127.0.0.1', STORE_DIR: folder, KEYS_DIR: folder, DATA_DIR: folder },
    ready: [`http://127.0.0.1:${port}/healthz`],
  });
  try {
    const crowd = await openCrowd(port, pages.slice(0, STREAMS));
    const time = await deliveryTime(platform, crowd);
    crowd.close();
    return figure('E4', 'as E2, through the edge', `${time.toFixed(0)} ms`, time, 1500);
  } finally {
    await edge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In kB. A process may reuse memory that it has reserved before, so the larger of both growths counts. */
const memoryOfOne = (before: NodeJS.MemoryUsage, after: NodeJS.MemoryUsage) => ({
  resident: (after.rss - before.rss) / STREAMS / 1000,
  heap: (after.heapUsed + after.external - before.heapUsed - before.external) / STREAMS / 1000,
});

/** Milliseconds from the commit to the last arrival. The fastest round counts, because other load on the machine only adds time. */
async function deliveryTime(platform: ToldPlatform, crowd: Crowd): Promise<number> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const arrival = crowd.lastArrival();
    const committed = await platform.order<number>({ do: 'tell', ...EVERYBODY, content: 'Your deposit has been approved.' });
    times.push((await arrival) - committed);
  }
  return Math.min(...times);
}

/** Writes to readers that do not read until they are disconnected; the buffers of the system fill first. */
async function untilCutOff(platform: ToldPlatform) {
  const deadline = Date.now() + PATIENCE_MS;
  await platform.order({ do: 'tell', ...THE_SLOW, content: LONGEST_MESSAGE });
  while ((await platform.order<number>({ do: 'streams' })) > STREAMS) {
    if (Date.now() > deadline) throw new Error('Readers that do not read were not cut off');
    await platform.order({ do: 'repeat', ...THE_SLOW, times: 50 });
  }
}

const figure = (id: string, what: string, measured: string, value: number, bar: number): Figure => ({
  id,
  what,
  measured,
  comparedWith: '-',
  value,
  bar,
  isGate: false,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await eventStreams());
