/**
 * Measures reads on each server of a site while other clients send one byte at a time. Run it alone: `npx tsx e2e/bench/slow-clients.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drippedBody, DRIPPED_HEADERS, openDrippers, openRawClient } from '@site/serving/testing';
import { freePorts } from '../site/free-ports';
import { RUNNER, startServer } from '../site/server';
import { median } from './statistics';
import { printTable, showRow, type Figure } from './table';

const DRIPPERS = 200;
/** One byte a second is enough for an attacker; faster sending only uses processor time of the measuring process. */
const DRIP_MS = 1_000;
const READS = 50;
const ROUNDS = 5;
const BAR = 2;

export async function slowClients(from = 4520): Promise<Figure[]> {
  const port = await freePorts(from);
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  const env = { PORT: String(port), DATA_DIR: folder, STORE_DIR: folder, KEYS_DIR: folder, DEMO_HISTORY: 'off', LOG_LEVEL: 'warn' };
  const platform = await startServer({
    args: [RUNNER, 'shared/platform/sandbox/src/main.ts'],
    env,
    ready: [`http://127.0.0.1:${port + 2}/readyz`],
  });
  const edge = await startServer({
    args: [RUNNER, 'shared/edge/src/main.ts'],
    env: { ...env, HOST: '127.0.0.1' },
    ready: [`http://127.0.0.1:${port}/healthz`],
  });
  try {
    return [
      await beside('D1', 'the edge', port, '/api/general', '/api/login'),
      await beside('D2', 'the platform', port + 2, '/api/general', '/api/login'),
      await beside('D3', 'the games', port + 1, '/healthz', '/api/rounds'),
      await beside('D4', 'the exchange data host', port + 3, '/healthz', '/api/nothing'),
    ];
  } finally {
    await edge.stop();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Quiet rounds and rounds under attack alternate, so that both run under the same load of the machine. */
async function beside(id: string, name: string, port: number, read: string, post: string): Promise<Figure> {
  await timeOfReads(port, read);
  const quiet: number[] = [];
  const dripped: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await timeOfReads(port, read));
    const drippers = await Promise.all(
      [DRIPPED_HEADERS, drippedBody(post)].map((kind) => openDrippers({ port, count: DRIPPERS / 2, everyMs: DRIP_MS, ...kind })),
    );
    dripped.push(await timeOfReads(port, read));
    drippers.forEach((some) => some.close());
  }
  return showRow({
    id,
    what: `a read of ${name} beside ${DRIPPERS} dripping connections`,
    measured: `${median(dripped).toFixed(2)} ms`,
    comparedWith: `quiet ${median(quiet).toFixed(2)} ms`,
    value: median(dripped) / median(quiet),
    bar: BAR,
    isGate: false,
    note: `median of ${ROUNDS} rounds`,
  });
}

async function timeOfReads(port: number, path: string): Promise<number> {
  const client = openRawClient(port);
  const began = performance.now();
  for (let reads = 0; reads < READS; reads++) await client.ask({ path });
  client.close();
  return (performance.now() - began) / READS;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await slowClients());
