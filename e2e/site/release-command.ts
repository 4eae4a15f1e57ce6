import { execFile } from 'node:child_process';
import { ROOT, RUNNER } from './server';
import type { ThrowawayStore } from './throwaway-store';

const COMMAND = 'shared/release/src/cli.ts';

export interface CommandResult {
  code: number;
  /** Output on stdout and stderr. */
  said: string;
}

/** `npm run release -- …` on that store. @param root another copy of the project */
export function runRelease(
  { dir, keysDir }: Pick<ThrowawayStore, 'dir' | 'keysDir'>,
  args: readonly string[],
  root = ROOT,
): Promise<CommandResult> {
  return run(['run', '--silent', 'release', '--', ...args], { STORE_DIR: dir, KEYS_DIR: keysDir }, root);
}

/** The same command without npm, for tests that call it often. */
export const runReleaseItself = (
  { dir, keysDir }: Pick<ThrowawayStore, 'dir' | 'keysDir'>,
  args: readonly string[],
): Promise<CommandResult> => execute(process.execPath, [RUNNER, COMMAND, ...args], { STORE_DIR: dir, KEYS_DIR: keysDir }, ROOT);

/** Runs any script of the project. */
export const run = (npmArgs: readonly string[], env: Record<string, string>, root = ROOT): Promise<CommandResult> =>
  execute('npm', npmArgs, env, root);

function execute(program: string, args: readonly string[], env: Record<string, string>, root: string): Promise<CommandResult> {
  const named = { ...process.env, RELEASE_ACTOR: 'the night shift', ...env };
  return new Promise((done) => {
    const child = execFile(program, args, { cwd: root, env: named }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });
}
