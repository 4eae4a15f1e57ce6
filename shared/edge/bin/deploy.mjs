import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RUNNER } from './processes.mjs';
import { DEFAULTS, ROOT } from './site.mjs';

const NO_BROWSER = 'npm start without a browser';

/** @returns {any} the channel document, or null before the first deploy */
export function liveChannel() {
  if (process.env.STORE_URL) return statusOfStore();
  const file = path.join(path.resolve(ROOT, process.env.STORE_DIR ?? DEFAULTS.STORE_DIR), 'channels', 'live.json');
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    // The release command reports an unreadable document with advice.
    return null;
  }
}

/** The command reads a store that is not a folder. Its answer has the fields of the document that are needed here. */
function statusOfStore() {
  const args = [RUNNER, 'shared/release/src/cli.ts', 'status', '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const answer = status === 0 ? JSON.parse(stdout) : null;
  return answer?.serial > 0 ? answer : null;
}

/**
 * Makes areas live. Without a browser the gate does not try them in one, and a line reports that.
 * @param {{ run: (args: string[]) => Promise<void> }} processes
 * @param {string[]} [names] default: all areas
 */
export async function deploy(processes, names = []) {
  // Import late, because the packages may have been installed a moment ago.
  const { findHeadlessShell } = await import(new URL('../../testing/bin/chromium.mjs', import.meta.url).href);
  const browser = await findHeadlessShell();
  if (!browser) console.log('No Chromium was found: releases are not tried in a browser before they are live. CHROMIUM_PATH names one.');
  await processes.run(['shared/release/src/cli.ts', 'deploy', ...names, ...(browser ? [] : ['--no-browser', '--reason', NO_BROWSER])]);
}
