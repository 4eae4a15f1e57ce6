import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports';
import { run, type CommandResult } from './release-command';
import { RUNNER, startServer } from './server';
import type { ThrowawayStore } from './throwaway-store';

/** The release service of a store, and machines that share nothing with it but the network. */
export async function startReleaseService({ dir, keysDir }: Pick<ThrowawayStore, 'dir' | 'keysDir'>, from: number) {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  const port = await freePorts(from);
  const url = `http://127.0.0.1:${port}`;
  const site = { STORE_DIR: dir, KEYS_DIR: keysDir, RELEASE_DATA_DIR: join(folder, 'data') };
  const server = await startServer({
    args: [RUNNER, 'shared/release/src/service/main.ts'],
    env: { ...site, RELEASE_PORT: String(port), LOG_LEVEL: 'warn' },
    ready: [`${url}/healthz`],
  });

  return {
    url,
    /** Makes a credential beside the store. @returns its token */
    async token(name: string, role: string, areas: string): Promise<string> {
      const words = ['run', '--silent', 'release', '--', 'people', 'add', name, '--role', role, '--areas', areas, '--json'];
      const { code, said } = await run(words, site);
      if (code !== 0) throw new Error(said);
      return (JSON.parse(said) as { token: string }).token;
    },
    /** Runs npm in a checkout of a team. */
    team: (root: string, token: string, npmArgs: readonly string[]) => onMachine('npm', npmArgs, { cwd: root, url, token }),
    /** Installs the command as one file on a machine without a checkout. @returns a function that runs it there */
    async engineer(token: string) {
      const home = await mkdtemp(join(folder, 'engineer-'));
      const made = await run(['run', '--silent', 'bundle', '-w', '@site/release', '--', join(home, 'release.mjs')], {});
      if (made.code !== 0) throw new Error(made.said);
      return (...words: string[]) => onMachine(process.execPath, ['release.mjs', ...words], { cwd: home, url, token });
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Machine {
  cwd: string;
  url: string;
  token: string;
}

/** Runs a program with a home of its own and without the variables of this process. */
function onMachine(program: string, args: readonly string[], { cwd, url, token }: Machine): Promise<CommandResult> {
  const env = { PATH: process.env['PATH'], HOME: cwd, RELEASE_URL: url, RELEASE_TOKEN: token };
  return new Promise((done) => {
    const child = execFile(program, args, { cwd, env }, (_, stdout, stderr) => done({ code: child.exitCode ?? 1, said: stdout + stderr }));
  });
}
