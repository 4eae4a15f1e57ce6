import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
/** Runs a program in TypeScript; a path from the root. */
export const RUNNER = 'shared/build/bin/run.mjs';
const READY_WITHIN_MS = 600_000;
const STOPPED_WITHIN_MS = 15_000;

export interface ServerOptions {
  /** Arguments of node, which runs in the project's folder. */
  args: string[];
  env: Record<string, string>;
  /** Addresses that all answer once it is ready. */
  ready: string[];
}

export interface RunningServer {
  /** Ends it with SIGTERM. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL, in the middle of what it does. */
  kill(): Promise<void>;
  /** Stops it where it is. @returns a function that lets it go on */
  freeze(): () => void;
  /** The end of its output when it ended by itself; null while it runs, and after `stop` and `kill`. */
  crash(): string | null;
}

/** Starts a server of the project and waits until it answers. @throws Error with its output */
export async function startServer({ args, env, ready }: ServerOptions): Promise<RunningServer> {
  const child = startChild({ args, env });
  const said = collectOutput(child);
  try {
    await untilReady(child, ready);
  } catch (problem) {
    await stopProcess(child);
    throw new Error(`${args.join(' ')} did not start.\n${said()}`, { cause: problem });
  }
  let isAsked = false;
  const asked = (end: () => Promise<void>) => () => {
    isAsked ||= !hasEnded(child);
    return end();
  };
  return {
    stop: asked(() => stopProcess(child)),
    kill: asked(() => endProcess(child, 'SIGKILL')),
    freeze() {
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
    crash: () => (hasEnded(child) && !isAsked ? `exit ${child.exitCode ?? child.signalCode}: ${said()}` : null),
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Runs a command of the project to its end. @throws Error with its output when it fails */
export async function runToEnd({ args, env }: Pick<ServerOptions, 'args' | 'env'>): Promise<void> {
  const child = startChild({ args, env });
  const said = collectOutput(child);
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${args.join(' ')} failed.\n${said()}`);
}

const startChild = ({ args, env }: Pick<ServerOptions, 'args' | 'env'>) =>
  spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

async function untilReady(child: ChildProcess, addresses: string[]) {
  const patience = AbortSignal.timeout(READY_WITHIN_MS);
  while (!patience.aborted) {
    if (child.exitCode !== null) throw new Error(`exit ${child.exitCode}`);
    const ready = await Promise.all(addresses.map(answers));
    if (ready.every(Boolean)) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`not ready after ${READY_WITHIN_MS} ms`);
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function stopProcess(child: ChildProcess) {
  const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await endProcess(child, 'SIGTERM');
  clearTimeout(timer);
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await ended;
}

function collectOutput({ stdout, stderr }: ChildProcess) {
  const lines: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  return () => lines.join('').slice(-8000);
}
