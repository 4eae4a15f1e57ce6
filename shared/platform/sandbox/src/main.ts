import { ConfigProblem } from '@site/platform-kit/base/environment';
import { openDatabaseServer } from '@site/platform-kit/postgres/open';
import { readConfig } from './config';
import type { ProcessRole } from './process-role';
import { run, type StartRole } from './roles/base';

/** A process loads only the code of its role. */
const STARTS: Readonly<Record<ProcessRole, () => Promise<StartRole>>> = {
  all: async () => (await import('./roles/all')).serveAll,
  api: async () => (await import('./roles/api')).serveApi,
  worker: async () => (await import('./roles/worker')).startWorker,
  games: async () => (await import('./roles/games')).serveGames,
  exchange: async () => (await import('./roles/exchange')).serveExchange,
  migrate: async () => (await import('./roles/migrate')).prepareDatabase,
};

function readOrEnd() {
  try {
    return readConfig(process.env);
  } catch (problem) {
    print(problem);
    process.exit(1);
  }
}

/** Prints a problem of the environment as a message, and any other error with its stack. */
const print = (problem: unknown) =>
  console.error(problem instanceof ConfigProblem ? `The platform does not start.\n${problem.message}` : problem);

const config = readOrEnd();
const mode = config.settings.isProduction ? 'production' : 'sandbox, with play money';
console.log(`mode: ${mode} (SITE_MODE)${config.role === 'all' ? '' : `; role: ${config.role} (ROLE)`}`);
const start = await STARTS[config.role]();
const server = await openDatabaseServer(config);
const stopped = new AbortController();
const running = run(config, { server, signal: stopped.signal }, start);

async function end(code: number) {
  stopped.abort();
  const stop = await running.catch(() => async () => {});
  try {
    await stop();
  } finally {
    await server.stop();
  }
  process.exit(code);
}

// Registered before the servers start: a stop during the start must not leave the database server running.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(0));

running.then(
  () => config.role === 'migrate' && void end(0),
  (problem: unknown) => {
    if (stopped.signal.aborted) return;
    print(problem);
    void end(1);
  },
);
