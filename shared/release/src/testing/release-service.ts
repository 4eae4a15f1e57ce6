import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../command/program';
import { runAnywhere } from '../remote/run-remotely';
import { openSite } from '../command/site';
import { createReleaseService } from '../service/service';
import type { createSmallProject } from './small-project';

type Project = Pick<ReturnType<typeof createSmallProject>, 'root' | 'env'>;

/** The release service of a project, and people who use it from other folders. `later` moves the clock of the service, in ms. */
export async function startReleaseService({ root, env }: Project) {
  let ahead = 0;
  const app = await createReleaseService({ site: openSite(root, env), now: () => Date.now() + ahead });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const folders: string[] = [];

  /** Runs words of the command beside the store. */
  async function here(words: readonly string[]) {
    const said: string[] = [];
    const code = await run(words, { cwd: root, env, out: (line) => said.push(line), err: (line) => said.push(line) });
    return { code, said: said.join('\n') };
  }

  return {
    app,
    url,
    here,
    later: (ms: number) => void (ahead += ms),
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
    async stop() {
      await app.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function emptyFolder(made: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-person-'));
  made.push(folder);
  return folder;
}

/** Service of a test. */
export type StartedService = Awaited<ReturnType<typeof startReleaseService>>;
