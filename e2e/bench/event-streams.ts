/**
 * Thousands of open event streams on one process of the platform. By itself: `npx tsx e2e/bench/event-streams.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../site/free-ports';
import { ROOT, startServer } from '../site/server';
import { median } from './statistics';
import { openReaders, type Reader } from './stream-readers';
import { printTable, type Figure } from './table';

const STREAMS = 2000;
const OF_ONE_PLAYER = 8;
const PLAYERS = STREAMS / OF_ONE_PLAYER;
const SLOW_PLAYERS = 50;
const EVERYBODY = { from: 0, to: PLAYERS + SLOW_PLAYERS };
const THE_SLOW = { from: PLAYERS, to: PLAYERS + SLOW_PLAYERS };
const ROUNDS = 5;
const LONGEST_MESSAGE = 'আ'.repeat(10_000);
const PATIENCE_MS = 20_000;

export async function eventStreams(from = 4480): Promise<Figure[]> {
  const port = await freePorts(from);
  const platform = await startPlatform(port + 2);
  try {
    const tokens = await platform.order<string[]>({ do: 'players', count: EVERYBODY.to });
    const direct = await measureDirect(platform, port + 2, tokens);
    return [...direct, await measureThroughEdge(platform, port, tokens)];
  } finally {
    await platform.stop();
  }
}

async function measureDirect(platform: Platform, port: number, tokens: string[]): Promise<Figure[]> {
  const before = await platform.order<number>({ do: 'memory' });
  const crowd = await openCrowd(port, tokens);
  const memory = (await platform.order<number>({ do: 'memory' })) - before;
  const alone = await deliveries(platform, crowd);

  const slow = await openReaders(port, tokens.slice(THE_SLOW.from), () => {});
  slow.forEach(({ socket }) => socket.pause());
  const beside = await deliveries(platform, crowd);
  await cutOff(platform);
  crowd.close();
  slow.forEach(({ socket }) => socket.destroy());
  return [
    figure('E1', `memory of one stream, of ${STREAMS} open`, `${(memory / STREAMS / 1000).toFixed(1)} kB`, memory / STREAMS / 1000, 100),
    figure('E2', `one message to ${STREAMS} streams, the last arrival`, `${alone.toFixed(0)} ms`, alone, 1000),
    {
      ...figure('E3', `the same beside ${SLOW_PLAYERS} that read nothing`, `${beside.toFixed(0)} ms`, beside / alone, 1.5),
      comparedWith: `without them ${alone.toFixed(0)} ms`,
      note: 'which are cut off',
    },
  ];
}

async function measureThroughEdge(platform: Platform, port: number, tokens: string[]): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'streams-'));
  const edge = await startServer({
    args: ['--import', 'tsx', 'shared/edge/src/main.ts'],
    env: { PORT: String(port), HOST: '127.0.0.1', STORE_DIR: folder, KEYS_DIR: folder, DATA_DIR: folder },
    ready: [`http://127.0.0.1:${port}/healthz`],
  });
  try {
    const crowd = await openCrowd(port, tokens);
    const time = await deliveries(platform, crowd);
    crowd.close();
    return figure('E4', 'as E2, through the edge', `${time.toFixed(0)} ms`, time, 1500);
  } finally {
    await edge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Crowd {
  /** Resolves with the time of the last arrival when every stream has seen so many messages. */
  haveSeen(count: number): Promise<number>;
  close(): void;
}

async function openCrowd(port: number, tokens: string[]): Promise<Crowd> {
  let readers: Reader[] = [];
  let arrived = 0;
  let wake = () => {};
  const owners = tokens.slice(0, PLAYERS).flatMap((token) => Array<string>(OF_ONE_PLAYER).fill(token));
  readers = await openReaders(port, owners, () => {
    arrived += 1;
    if (arrived % STREAMS === 0) wake();
  });
  return {
    async haveSeen(count) {
      const deadline = Date.now() + PATIENCE_MS;
      while (arrived < count * STREAMS) {
        if (Date.now() > deadline) throw new Error(`${count * STREAMS - arrived} messages did not arrive`);
        await Promise.race([new Promise<void>((done) => (wake = done)), pause(100)]);
      }
      return performance.timeOrigin + performance.now();
    },
    close: () => readers.forEach(({ socket }) => socket.destroy()),
  };
}

const seenBy = new WeakMap<Crowd, number>();

/** Milliseconds from the commit to the last arrival. */
async function deliveries(platform: Platform, crowd: Crowd): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const count = (seenBy.get(crowd) ?? 0) + 1;
    seenBy.set(crowd, count);
    const arrival = crowd.haveSeen(count);
    const committed = await platform.order<number>({ do: 'tell', ...EVERYBODY, content: 'Your deposit has been approved.' });
    times.push((await arrival) - committed);
  }
  // The first warms up.
  return median(times.slice(1));
}

/** Writes to those that do not read until they are cut off: what the system keeps for them comes first. */
async function cutOff(platform: Platform) {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await platform.order<number>({ do: 'streams' })) > STREAMS) {
    if (Date.now() > deadline) throw new Error('Readers that do not read were not cut off');
    await platform.order<number>({ do: 'tell', ...THE_SLOW, content: LONGEST_MESSAGE });
  }
}

interface Platform {
  order<T>(order: object): Promise<T>;
  stop(): Promise<void>;
}

async function startPlatform(port: number): Promise<Platform> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', 'shared/sandbox/src/testing/event-streams-platform.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await answerOf(child);
  return {
    order: async <T>(order: object) => {
      const answer = answerOf(child);
      child.send(order);
      return (await answer) as T;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The platform ended'))),
  ])) as [{ answer: unknown }];
  return message.answer;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

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
