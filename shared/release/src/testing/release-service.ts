import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@site/testing/patience';
import { run } from '../command/program';
import { runAnywhere } from '../remote/run-remotely';
import { openSite } from '../command/site';
import { createReleaseService } from '../service/service';
import type { createSmallProject } from './small-project';

type Project = Pick<ReturnType<typeof createSmallProject>, 'root' | 'env'>;

const SOURCE = path.resolve(__dirname, '..');
/** Runs a program in TypeScript. */
const RUNNER = path.resolve(__dirname, '../../../build/bin/run.mjs');

/** The release service of a project, and people who use it from other folders. `later` moves the clock of the service, in ms. */
export async function startReleaseService({ root, env }: Project) {
  let ahead = 0;
  const app = await createReleaseService({ site: openSite(root, env), now: () => Date.now() + ahead });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const people = peopleOf({ root, env }, url);

  return {
    app,
    url,
    ...people,
    later: (ms: number) => void (ahead += ms),
    async stop() {
      await app.close();
      people.forget();
    },
  };
}

/** The release service of a project in a process of its own, which a test can kill and start again at the same address. */
export async function createServiceProcess({ root, env }: Project) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const people = peopleOf({ root, env }, url);
  let child: ReturnType<typeof spawn> | undefined;

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  return {
    url,
    ...people,
    async start() {
      const own = { ...env, RELEASE_PORT: String(port), RELEASE_HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
      child = spawn(process.execPath, [RUNNER, path.join(SOURCE, 'service/main.ts')], { cwd: root, env: own, stdio: 'inherit' });
      await until(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false);
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      people.forget();
    },
  };
}

/** People who work beside the store, and people on other machines, who have the address of a service and a token. */
function peopleOf({ root, env }: Project, url: string) {
  const folders: string[] = [];

  /** Runs words of the command beside the store. */
  async function here(words: readonly string[]) {
    const said: string[] = [];
    const code = await run(words, { cwd: root, env, out: (line) => said.push(line), err: (line) => said.push(line) });
    return { code, said: said.join('\n') };
  }

  return {
    here,
    /** Makes a credential beside the store. @returns its token */
    async token(name: string, role: string, ...options: string[]): Promise<string> {
      const { code, said } = await here(['people', 'add', name, '--role', role, ...options, '--json']);
      if (code !== 0) throw new Error(said);
      return (JSON.parse(said) as { token: string }).token;
    },
    /**
     * A person on another machine, who has a token and the address of the service.
     * @param cwd checkout of that person; default: a folder without one
     * @param address default: the one of the service
     * @param more of the environment of that person
     */
    machineOf(token: string, cwd = emptyFolder(folders), address = url, more: NodeJS.ProcessEnv = {}) {
      return async (...words: string[]) => {
        const out: string[] = [];
        const err: string[] = [];
        const own = {
          PATH: process.env['PATH'] ?? '',
          HOME: cwd,
          RELEASE_URL: address,
          RELEASE_TOKEN: token,
          ...more,
        } as NodeJS.ProcessEnv;
        const code = await runAnywhere(words, { cwd, env: own, out: (line) => out.push(line), err: (line) => err.push(line) });
        return { code, said: [...out, ...err].join('\n') };
      };
    },
    forget() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function emptyFolder(made: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-person-'));
  made.push(folder);
  return folder;
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Service of a test. */
export type StartedService = Awaited<ReturnType<typeof startReleaseService>>;
