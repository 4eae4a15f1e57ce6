import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Runs a program in TypeScript. */
const RUNNER = join(import.meta.dirname, '../../../build/bin/run.mjs');

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export type PlatformProcess = Awaited<ReturnType<typeof startPlatformProcess>>;

/** Starts a platform, or one role of it, in a process of its own on free ports. */
export async function startPlatformProcess(env: Record<string, string>) {
  const [api, games, exchange, operator, metrics] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort()]);
  const ports = { SANDBOX_PORT: `${api}`, GAMES_PORT: `${games}`, EXCHANGE_PORT: `${exchange}`, OPERATOR_PORT: `${operator}` };
  const child = spawn(process.execPath, [RUNNER, join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...ports, METRICS_PORT: `${metrics}`, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    child,
    ended,
    said: () => said,
    api: at(api),
    games: at(games),
    exchange: at(exchange),
    operator: at(operator),
    own: at(metrics),
  };
}

/** True when the address answers with a status of success. */
export const answers = (url: string) =>
  fetch(url, { headers: { host: 'play.example' } }).then(
    ({ ok }) => ok,
    () => false,
  );
