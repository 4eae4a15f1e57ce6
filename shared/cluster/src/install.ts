import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Major version of PostgreSQL in Debian 12. */
const POSTGRES_MAJOR = 15;
export const POSTGRES_BIN = `/usr/lib/postgresql/${POSTGRES_MAJOR}/bin`;

/** Programs that a cluster needs, with the Debian package of each. */
const PROGRAMS: readonly { program: string; debian: string }[] = [
  { program: 'haproxy', debian: 'haproxy' },
  { program: join(POSTGRES_BIN, 'postgres'), debian: `postgresql-${POSTGRES_MAJOR}` },
  { program: 'psql', debian: 'postgresql-client-common' },
  { program: 'patroni', debian: 'patroni' },
  { program: 'etcd', debian: 'etcd-server' },
  { program: 'nats-server', debian: 'nats-server' },
  { program: 'prometheus', debian: 'prometheus' },
];

/** Debian keeps HAProxy here, where the path of a user who is not root has nothing. */
const MORE_PLACES = ['/usr/sbin', '/usr/bin'];

const isThere = (program: string, path: string) =>
  program.startsWith('/')
    ? existsSync(program)
    : [...path.split(delimiter), ...MORE_PLACES].some((place) => existsSync(join(place, program)));

/** Debian packages of the programs that are missing. */
export const missingPackages = (path: string): string[] =>
  PROGRAMS.filter(({ program }) => !isThere(program, path)).map(({ debian }) => debian);

/** Reason for which nothing can be installed here, with what to do instead; null when it can. */
export function installProblem(missing: readonly string[], { isRoot, hasApt }: { isRoot: boolean; hasApt: boolean }): string | null {
  if (!hasApt) return `This system has no apt-get. Install these programs as Debian 12 has them, and start again: ${missing.join(', ')}.`;
  if (!isRoot)
    return `Only root can install packages. As root: apt-get update && apt-get install --no-install-recommends ${missing.join(' ')}`;
  return null;
}

const POLICY = '/usr/sbin/policy-rc.d';

/** Packages start their services when they are installed, unless this file forbids it. */
async function withoutServices<T>(work: () => Promise<T>): Promise<T> {
  // A container often has one, which must stay.
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

const LAST_LINES = 12;

/** Runs apt-get, and shows what it gets and sets up. @throws Error with its last lines */
async function apt(args: readonly string[], note: (line: string) => void) {
  const child = spawn('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ofApt = (chunk: Buffer) => {
    for (const line of chunk.toString('utf8').split('\n').filter(Boolean)) {
      lines.push(line);
      if (/^(Get:\d|Setting up|Err:)/.test(line)) note(`apt: ${line}`);
    }
  };
  child.stdout.on('data', ofApt);
  child.stderr.on('data', ofApt);
  const code = await new Promise((done) => child.once('error', () => done('it does not start')).once('close', done));
  if (code === 0) return;
  throw new Error(
    `apt-get ${args[0]} failed (${code}). It needs a network with Debian's servers. Its last lines:\n${lines.slice(-LAST_LINES).join('\n')}`,
  );
}

/** Installs the programs that are missing. @throws Error that says what to do when it cannot */
export async function ensurePrograms(note: (line: string) => void): Promise<void> {
  const path = process.env['PATH'] ?? '';
  const missing = missingPackages(path);
  if (!missing.length) return;
  const problem = installProblem(missing, { isRoot: process.getuid?.() === 0, hasApt: isThere('apt-get', path) });
  if (problem) throw new Error(problem);
  note(`installs ${missing.join(', ')} with apt-get; none of them runs as a service`);
  await apt(['update'], note);
  await withoutServices(() => apt(['install', '--yes', '--no-install-recommends', ...missing], note));
  const still = missingPackages(path);
  if (still.length) throw new Error(`apt-get installed its packages, but these are still missing: ${still.join(', ')}. Is this Debian 12?`);
}
