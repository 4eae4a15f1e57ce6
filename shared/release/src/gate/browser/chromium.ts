import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { connectDevTools } from './devtools';

/** Quiet, without a window, and usable in containers; it opens nothing but released files of this machine. */
const ARGUMENTS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  // What drops down below the address bar: two pages of the browser's own for every window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--disable-sync',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-startup-window',
  '--remote-debugging-pipe',
];

const PROFILES = 'gate-browser-';

/**
 * Reason why Chromium cannot run candidates in its sandbox, null where it can: it has no sandbox for root, and it needs name spaces of
 * its own that many containers do not give.
 */
export function sandboxObstacle(
  { platform, uid }: { platform: string; uid: number | undefined } = { platform: process.platform, uid: process.getuid?.() },
  canUnshare = () => spawnSync('unshare', ['--user', '--map-root-user', '--net', 'true'], { stdio: 'ignore' }).status === 0,
): string | null {
  if (platform !== 'linux') return null;
  if (uid === 0) return 'this user is root';
  return canUnshare() ? null : 'this machine gives it no name spaces of its own';
}

/** Starts a browser with a profile that goes with it. */
export function startChromium(executable: string) {
  const profile = mkdtempSync(path.join(tmpdir(), `${PROFILES}${process.pid}-`));
  const sandbox = sandboxObstacle() === null ? [] : ['--no-sandbox'];
  const child = spawn(executable, [...ARGUMENTS, ...sandbox, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // What it puts beside its profile goes with it as well.
    env: { ...process.env, TMPDIR: profile },
    // A group of its own: closing it ends the renderers as well.
    detached: true,
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => undefined);
  const [, , , input, output] = child.stdio;
  const tools = connectDevTools(output as Readable, input as Writable);

  return {
    tools,
    failed,
    /** At once, and synchronously, so that it can be done while this process ends. */
    close() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
      for (const folder of [path.basename(profile), ...abandonedProfiles()])
        rmSync(path.join(tmpdir(), folder), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    },
  };
}

export type Chromium = ReturnType<typeof startChromium>;

/** Of commands that were killed: their browsers ended, their profiles stayed. */
const abandonedProfiles = () =>
  readdirSync(tmpdir()).filter(
    (folder) => folder.startsWith(PROFILES) && !isRunning(Number(folder.slice(PROFILES.length).split('-', 1)[0])),
  );

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    // Somebody else's process says no, and runs.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
