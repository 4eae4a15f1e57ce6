import { execFile } from 'node:child_process';
import { ROOT } from './server';
import type { ThrowawayStore } from './throwaway-store';

export interface Answer {
  code: number;
  /** What it printed, to either side. */
  said: string;
}

/** `npm run release -- …` as a person types it, on that store. @param root another copy of the project */
export function runRelease(
  { dir, keysDir }: Pick<ThrowawayStore, 'dir' | 'keysDir'>,
  args: readonly string[],
  root = ROOT,
): Promise<Answer> {
  return run(['run', '--silent', 'release', '--', ...args], { STORE_DIR: dir, KEYS_DIR: keysDir }, root);
}

/** Any script of the project. */
export function run(npmArgs: readonly string[], env: Record<string, string>, root = ROOT): Promise<Answer> {
  const named = { ...process.env, RELEASE_ACTOR: 'the night shift', ...env };
  return new Promise((done) => {
    const child = execFile('npm', npmArgs, { cwd: root, env: named }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });
}
