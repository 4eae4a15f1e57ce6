/**
 * Measures reads of prices from one process of the platform, against a bare handler, and by a thousand viewers of one match. Run it alone:
 * `npx tsx e2e/bench/odds-reads.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXCHANGE_SPORTS, ODDS_POLL_MS, type SportEvent } from '@site/api/contracts/exchange';
import { freePorts } from '../site/free-ports';
import { RUNNER, startServer } from '../site/server';
import { openReader } from './http-reader';
import { watchByPolling, watchByStreams, type Seen, type Streamed, type Watch } from './odds-viewers';
import { interleaved, median, percentile } from './statistics';
import { printTable, showRow, type Figure } from './table';

const PAIRS = 7;
const RUN_MS = 2000;
const CONNECTIONS = 40;
const VIEWERS = 1000;
const WATCHED_S = 20;
/** At least 70 % of the reads of the bare handler. */
const READS_BAR = 1.43;

export async function oddsReads(from = 4500): Promise<Figure[]> {
  const port = await freePorts(from);
  const exchangePort = port + 3;
  const folder = mkdtempSync(join(tmpdir(), 'odds-'));
  const platform = await startServer({
    args: [RUNNER, 'shared/platform/sandbox/src/main.ts'],
    env: { PORT: String(port), DATA_DIR: folder, DEMO_HISTORY: 'off', LOG_LEVEL: 'warn', TRUSTED_HOPS: 'loopback' },
    ready: [`http://localhost:${exchangePort}/healthz`],
  });
  try {
    const match = await busyMatch(exchangePort);
    const figures = await againstBare(exchangePort, port, match.MarketId);
    const watch = { port: exchangePort, eventId: match.EventId, marketId: match.MarketId, viewers: VIEWERS, seconds: WATCHED_S };
    figures.push(showRow(viewing('V1', `${VIEWERS} viewers polling one match, p99`, await watchByPolling(watch), ODDS_POLL_MS)));
    return [...figures, ...(await byStreams(watch))];
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deltas, compressed, and beside them what a reader of an earlier release receives: an image at every change. */
async function byStreams(watch: Watch): Promise<Figure[]> {
  const images = await watchByStreams(watch, 'images');
  const deltas = await watchByStreams(watch, 'deltas');
  const [before, now] = [images, deltas].map(({ latencies }) => percentile(latencies, 0.99));
  const kB = ({ bytesPerMinute }: Streamed) => `${(bytesPerMinute / 1000).toFixed(1)} kB`;
  return [
    {
      ...viewing('V2', `${VIEWERS} streams of one match, from the first viewer to each, p99`, deltas, 1.5),
      comparedWith: `images ${(before ?? 0).toFixed(1)} ms`,
      value: (now ?? Infinity) / (before || 1),
    },
    {
      id: 'L3',
      what: 'bytes of one of these streams a minute, on the wire',
      measured: kB(deltas),
      comparedWith: `images ${kB(images)}`,
      value: deltas.bytesPerMinute,
      bar: 30_000,
      isGate: false,
      note: 'the test in stream-size.test.ts gates a recorded minute',
    },
  ];
}

/** The first match in play, a cricket match if there is one. */
async function busyMatch(port: number): Promise<SportEvent> {
  for (const sport of EXCHANGE_SPORTS) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/sports-events/${sport}`);
    const played = ((await answer.json()) as SportEvent[]).find(({ InPlay }) => InPlay);
    if (played) return played;
  }
  throw new Error('Nothing is played');
}

async function againstBare(port: number, barePort: number, marketId: string): Promise<Figure[]> {
  const path = `/api/match-odds/${marketId}`;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const bare = await startServer({
    args: [RUNNER, 'shared/platform/sandbox/src/bench/bare-odds.ts'],
    env: { PORT: String(barePort), BODY: await answer.text(), TAG: answer.headers.get('etag') ?? '' },
    ready: [`http://127.0.0.1:${barePort}${path}`],
  });
  try {
    const whole = await compare('B7', 'reads of prices a second', path, { ours: port, bare: barePort, hasCache: false });
    const unchanged = await compare('B7', 'the same with If-None-Match', path, { ours: port, bare: barePort, hasCache: true });
    return [whole, unchanged];
  } finally {
    await bare.stop();
  }
}

async function compare(
  id: string,
  what: string,
  path: string,
  { ours, bare, hasCache }: { ours: number; bare: number; hasCache: boolean },
): Promise<Figure> {
  const slowest = { ours: [] as number[], bare: [] as number[] };
  const run = async (side: 'ours' | 'bare', port: number) => {
    const { latencies, perSecond } = await load(port, path, hasCache);
    slowest[side].push(percentile(latencies, 0.99));
    return perSecond;
  };
  await run('ours', ours);
  await run('bare', bare);
  const pairs = await interleaved(
    PAIRS,
    () => run('ours', ours),
    () => run('bare', bare),
  );
  return showRow({
    id,
    what,
    measured: `${pairs.ours.toFixed(0)} /s, p99 ${median(slowest.ours).toFixed(1)} ms`,
    comparedWith: `bare handler ${pairs.other.toFixed(0)} /s, p99 ${median(slowest.bare).toFixed(1)} ms`,
    value: 1 / pairs.ratio,
    bar: READS_BAR,
    isGate: false,
    note: `${(pairs.ratio * 100).toFixed(0)} %, ${PAIRS} pairs, A/A ${pairs.band.map((edge) => edge.toFixed(2)).join('-')}`,
  });
}

/** Opens several connections, each of which sends its next request after every answer. */
async function load(port: number, path: string, hasCache: boolean) {
  const readers = await Promise.all(Array.from({ length: CONNECTIONS }, () => openReader({ port, hasCache })));
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    readers.map(async (reader) => {
      for (let now = start; now - start < RUN_MS;) {
        await reader.ask(path);
        const answered = performance.now();
        latencies.push(answered - now);
        now = answered;
      }
    }),
  );
  const perSecond = (latencies.length / (performance.now() - start)) * 1000;
  readers.forEach((reader) => reader.close());
  return { latencies, perSecond };
}

const viewing = (id: string, what: string, { latencies, missed }: Seen, bar: number): Figure => ({
  id,
  what,
  measured: `${percentile(latencies, 0.99).toFixed(1)} ms, p50 ${percentile(latencies, 0.5).toFixed(1)} ms`,
  comparedWith: '-',
  value: percentile(latencies, 0.99),
  bar,
  isGate: false,
  note: `${latencies.length} answers, ${missed} beats missed`,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await oddsReads());
