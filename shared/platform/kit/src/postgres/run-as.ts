import { execFile, execFileSync } from 'node:child_process';
import { lchownSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const USER = 'postgres';

interface Ids {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. */
export const needsOtherUser = () => process.getuid?.() === 0;

/** A root process runs the server as the user `postgres`, and creates the user if it is missing. */
export function serverIds(): Ids | null {
  if (!needsOtherUser()) return null;
  known ??= findOrMakeUser();
  return known;
}

let known: Ids | null = null;

function findOrMakeUser(): Ids {
  const read = (): Ids => ({ uid: idOf('-u'), gid: idOf('-g') });
  try {
    return read();
  } catch {
    execFileSync('groupadd', ['--force', '--system', USER]);
    execFileSync('useradd', ['--system', '--gid', USER, '--no-create-home', USER]);
    return read();
  }
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, USER], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());

/** Users whose folders the server may be given: this process's and its own. */
export const ownUsers = () => [process.getuid?.() ?? 0, ...(needsOtherUser() ? [serverIds()?.uid ?? 0] : [])];

export function giveToServer(path: string) {
  const ids = serverIds();
  // This changes a link itself, never its target.
  if (ids) lchownSync(path, ids.uid, ids.gid);
}

/** Runs a server tool as the right user, in a folder that the user may enter. */
export async function runTool(file: string, args: string[], cwd: string) {
  const { stdout } = await execute(file, args, { ...serverIds(), cwd, env: { ...process.env, LC_ALL: 'C' } });
  return stdout;
}
