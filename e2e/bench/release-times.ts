import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { followEdge } from '../site/follow-edge';
import { copyProject } from '../site/project-copy';
import { run, runRelease, type CommandResult } from '../site/release-command';
import { startThrowawayEdge } from '../site/throwaway-edge';
import { openThrowawayStore, type ThrowawayStore } from '../site/throwaway-store';
import { openPhone } from './first-view';

const REMOTE = 'mf-catalogue';
const OLD_LINE = 'Featured Games';
const NEW_LINE = 'Featured Games, as of now';
const PATIENCE_MS = 60_000;

export interface ReleaseSite {
  browser: Browser;
  url: string;
  releases: ThrowawayStore;
}

/** A site whose releases can be changed, with the platform of another one. */
export async function withReleaseSite<T>(browser: Browser, site: string, work: (site: ReleaseSite) => Promise<T>): Promise<T> {
  const releases = await openThrowawayStore();
  try {
    const edge = await startThrowawayEdge({ storeDir: releases.dir, keysDir: releases.keysDir, site, from: 4480 });
    try {
      return await work({ browser, url: edge.url, releases: followEdge(releases, edge.url) });
    } finally {
      await edge.stop();
    }
  } finally {
    await releases.forget();
  }
}

/** Seconds from `rollback` to a fresh page that shows the old release, run by run. */
export async function rollbackTimes({ browser, url, releases }: ReleaseSite, runs: number): Promise<number[]> {
  const old = await releases.plant(REMOTE, { change: (_, text) => text.replaceAll(`"${OLD_LINE}"`, `"${NEW_LINE}"`) });
  await releases.activate(REMOTE, old);
  const times: number[] = [];
  for (let index = 0; index < runs; index++) {
    await releases.activate(REMOTE, releases.builtOf(REMOTE), { stepBack: old });
    times.push(await untilShown(browser, url, () => runRelease(releases, ['rollback', REMOTE, '--reason', 'a stopwatch'])));
  }
  return times;
}

/** Seconds from `npm run deploy -w mf-catalogue`, after a change of one line, to a fresh page that shows it. */
export async function deployTime({ browser, url, releases }: ReleaseSite): Promise<number> {
  const { root, forget } = copyProject();
  try {
    const texts = join(root, REMOTE, 'locales/en.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace(`"${OLD_LINE}"`, `"${NEW_LINE}"`));
    const env = { STORE_DIR: releases.dir, KEYS_DIR: releases.keysDir };
    return await untilShown(browser, url, () => run(['run', '--silent', 'deploy', '-w', REMOTE], env, root));
  } finally {
    forget();
  }
}

async function untilShown(browser: Browser, url: string, command: () => Promise<CommandResult>): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    const started = performance.now();
    const { code, said } = await command();
    if (code !== 0) throw new Error(`exit ${code}\n${said}`);
    while (performance.now() - started < PATIENCE_MS) {
      await page.goto(url, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { name: OLD_LINE });
      await heading.waitFor();
      if ((await heading.textContent()) === NEW_LINE) return (performance.now() - started) / 1000;
    }
    throw new Error(`"${NEW_LINE}" was not shown within ${PATIENCE_MS} ms`);
  } finally {
    await context.close();
  }
}
