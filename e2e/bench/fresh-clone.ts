import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { freePorts } from '../site/free-ports';
import { HOME_READY, openPhone } from './first-view';

const ROOT = resolve(import.meta.dirname, '../..');

/** Seconds from `npm start` on a fresh clone to the first page; the install of the packages is measured separately. */
export async function freshClone(browser: Browser): Promise<{ installS: number; startS: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--local', ROOT, folder]);
    const installS = seconds(() =>
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'ignore' }),
    );
    return { installS, startS: await startAndOpen(browser, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAndOpen(browser: Browser, folder: string): Promise<number> {
  const port = await freePorts(4460);
  const started = performance.now();
  const site = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: String(port) }, stdio: 'ignore', detached: true });
  try {
    const { context, page } = await openPhone(browser);
    const url = `http://localhost:${port}`;
    while (!(await answers(`${url}/readyz`))) await new Promise((done) => setTimeout(done, 100));
    await page.goto(url);
    await page.locator(HOME_READY).first().waitFor();
    const elapsed = (performance.now() - started) / 1000;
    await context.close();
    return elapsed;
  } finally {
    // npm does not forward the signal, so it goes to the whole process group.
    if (site.pid) process.kill(-site.pid, 'SIGTERM');
    await new Promise((done) => site.once('exit', done));
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function seconds(work: () => unknown) {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
