import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupProblem } from './problem';
import type { SitePlaces } from './site-places';

/** Runs `npm run release -- <words>` beside the store of these places, and notes its progress. @throws BackupProblem with its message when it refuses */
export async function runRelease(
  { root, store, keysFolder, serviceFolder }: Pick<SitePlaces, 'root' | 'store' | 'keysFolder' | 'serviceFolder'>,
  words: readonly string[],
  note: (line: string) => void,
) {
  const command = ['build/bin/run.mjs', 'release/src/cli.ts'].map((file) => join(root, 'shared', file));
  const child = spawn(process.execPath, [...command, ...words, '--json'], {
    cwd: root,
    env: {
      ...process.env,
      RELEASE_URL: '',
      STORE_URL: store.url ?? '',
      STORE_DIR: store.folder,
      KEYS_DIR: keysFolder,
      RELEASE_DATA_DIR: serviceFolder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    note(line);
  }
  const code = await ended;
  if (code !== 0)
    throw new BackupProblem(`The release command refuses "${words.slice(0, 2).join(' ')}":\n${lines.slice(-SHOWN).join('\n')}`);
}

const SHOWN = 20;
