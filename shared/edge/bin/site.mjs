import { setTimeout as wait } from 'node:timers/promises';
import { endInOrder } from './ending.mjs';
import { requirePorts } from './ports.mjs';
import { createProcesses } from './processes.mjs';

/** Long timeout, because a busy machine may be slow. A child that ends stops the wait at once. */
const READY_MS = 600_000;
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

// Import by path, because the packages may not be linked yet.
const prepare = await import(new URL('../../testing/bin/prepare.mjs', import.meta.url).href);

const { AFTER_PORT, DEFAULTS } = await import(new URL('../../serving/src/variables/defaults.mjs', import.meta.url).href);

export const { ROOT } = prepare;
export { DEFAULTS };

const began = performance.now();

/** One line of progress with the time since the command began. @param {string} line */
export const say = (line) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/**
 * Addresses and mode of one site. Default ports: the edge on PORT, then on the next ports the games' second origin, the platform, the
 * exchange data host, the operators' calls and the release service.
 * @param {Record<string, string | undefined>} env
 */
export function addresses(env) {
  const port = Number(env.PORT || DEFAULTS.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_500) throw new Error(`PORT is not a port: ${env.PORT}`);
  const gamesPort = Number(env.GAMES_PORT || port + AFTER_PORT.GAMES_PORT);
  const platformPort = Number(env.SANDBOX_PORT || port + AFTER_PORT.SANDBOX_PORT);
  const exchangePort = Number(env.EXCHANGE_PORT || port + AFTER_PORT.EXCHANGE_PORT);
  const operatorPort = Number(env.OPERATOR_PORT || port + AFTER_PORT.OPERATOR_PORT);
  const releasePort = Number(env.RELEASE_PORT || port + AFTER_PORT.RELEASE_PORT);
  const url = env.SITE_ORIGIN || `http://localhost:${port}`;
  const hosts = [env.HOST || 'localhost', env.OPERATOR_HOST || '127.0.0.1', env.API_HOST || '127.0.0.1', new URL(url).hostname];
  const isLocal = hosts.every((host) => LOOPBACK.includes(host));
  // The platform uses the same rule for the mode, and checks a given mode.
  const mode = env.SITE_MODE || (isLocal ? 'sandbox' : 'production');
  return {
    url,
    mode,
    env: {
      PORT: String(port),
      GAMES_PORT: String(gamesPort),
      SANDBOX_PORT: String(platformPort),
      EXCHANGE_PORT: String(exchangePort),
      OPERATOR_PORT: String(operatorPort),
      RELEASE_PORT: String(releasePort),
      SITE_MODE: mode,
      SITE_ORIGIN: url,
      GAMES_ORIGIN: env.GAMES_ORIGIN || `http://localhost:${gamesPort}`,
      EXCHANGE_DATA_ORIGIN: env.EXCHANGE_DATA_ORIGIN || `http://localhost:${exchangePort}`,
      CONSOLE_ORIGIN: env.CONSOLE_ORIGIN || `http://localhost:${operatorPort}`,
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
    operators: `http://127.0.0.1:${operatorPort}`,
    local: `http://localhost:${port}`,
    platform: `http://127.0.0.1:${platformPort}`,
    releases: `http://${env.RELEASE_HOST || 'localhost'}:${releasePort}`,
  };
}

/**
 * Checks Node, installs and links missing packages, and starts the platform; meanwhile `build` builds the site; then the edge starts.
 * @param {{ env: Record<string, string> & import('./ports.mjs').Ports, local: string, platform: string }} site
 * @param {(processes: ReturnType<typeof createProcesses>) => Promise<void>} build
 * @param {{ args: string[], env: Record<string, string> }} [edge] command of the edge; default: the edge for players
 */
export async function bringUp({ env, local, platform }, build, edge = { args: ['shared/edge/src/main.ts'], env: {} }) {
  prepare.requireNode();
  await requirePorts(env);
  if (prepare.ensureInstalled()) say('packages installed');
  prepare.hydratePostgres();
  const processes = createProcesses(ROOT);
  endInOrder(processes);
  try {
    processes.start('The platform', ['shared/platform/sandbox/src/main.ts'], env);
    await build(processes);
    processes.start('The edge', edge.args, { ...env, ...nextMetricsPort(process.env), ...edge.env });
    await answers(`${platform}/readyz`);
    await answers(`${local}/readyz`);
    await answers(local);
  } catch (problem) {
    await processes.stop();
    throw problem;
  }
  return processes;
}

/** The platform has `METRICS_PORT` itself. @param {Record<string, string | undefined>} env @returns {Record<string, string>} */
const nextMetricsPort = (env) => (env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {});

/**
 * Waits until an address answers with a status of success.
 * @param {string} address
 * @throws Error when it does not within READY_MS
 */
export async function answers(address) {
  const lateAt = Date.now() + READY_MS;
  while (Date.now() < lateAt) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${address} did not answer within ${READY_MS / 1000} s.`);
}
