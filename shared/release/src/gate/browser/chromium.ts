import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { connectDevTools } from './devtools';

/** Arguments for a quiet browser without a window that also runs in containers. It opens only released files of this machine. */
const ARGUMENTS = [
  '--headless',
  // Candidates reach the trial on this machine and nothing else.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // Several pages run at once, and none of them may be slowed down as a hidden one.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  // Popups below the address bar cost two internal pages for every window.
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
 * Reason why Chromium cannot run candidates in its sandbox; null where it can. The sandbox does not work for root, and it needs user
 * namespaces, which many containers do not provide.
 */
export function sandboxObstacle(
  { platform, uid }: { platform: string; uid: number | undefined } = { platform: process.platform, uid: process.getuid?.() },
  canUnshare = () => spawnSync('unshare', ['--user', '--map-root-user', '--net', 'true'], { stdio: 'ignore' }).status === 0,
): string | null {
  if (platform !== 'linux') return null;
  if (uid === 0) return 'this user is root';
  return canUnshare() ? null : 'this machine gives it no name spaces of its own';
}

/** Starts a browser with a temporary profile, which `close` removes. */
export function startChromium(executable: string) {
  const profile = mkdtempSync(path.join(tmpdir(), `${PROFILES}${process.pid}-`));
  const sandbox = sandboxObstacle() === null ? [] : ['--no-sandbox'];
  const child = spawn(executable, [...ARGUMENTS, ...sandbox, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Its other temporary files go into the profile, so that they are removed with it.
    env: { ...process.env, TMPDIR: profile },
    // Its own process group: killing the group ends the renderers as well.
    detached: true,
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => undefined);
  const [, , , input, output] = child.stdio;
  const tools = connectDevTools(output as Readable, input as Writable);

  return {
    tools,
    failed,
    /** Kills the browser synchronously, so that an exit handler of this process can call it. */
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

/** A running browser with its connection. */
export type Chromium = ReturnType<typeof startChromium>;

/** Profiles of killed commands: their browsers have ended, but nobody removed the folders. */
const abandonedProfiles = () =>
  readdirSync(tmpdir()).filter(
    (folder) => folder.startsWith(PROFILES) && !isRunning(Number(folder.slice(PROFILES.length).split('-', 1)[0])),
  );

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    // EPERM: the process runs, and belongs to another user.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
