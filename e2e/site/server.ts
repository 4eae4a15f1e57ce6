import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 600_000;
const STOPPED_WITHIN_MS = 15_000;

export interface ServerOptions {
  /** Arguments of node, which runs in the project's folder. */
  args: string[];
  env: Record<string, string>;
  /** Addresses that all answer once it is ready. */
  ready: string[];
}

/** Starts a server of the project and waits until it answers. @throws Error with its output */
export async function startServer({ args, env, ready }: ServerOptions): Promise<{ stop(): Promise<void> }> {
  const child = startChild({ args, env });
  const said = collectOutput(child);
  try {
    await untilReady(child, ready);
  } catch (problem) {
    await stopProcess(child);
    throw new Error(`${args.join(' ')} did not start.\n${said()}`, { cause: problem });
  }
  return { stop: () => stopProcess(child) };
}

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
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

function collectOutput({ stdout, stderr }: ChildProcess) {
  const lines: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  return () => lines.join('').slice(-8000);
}
