import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statusOf } from '../fixtures/console-tool';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { freePorts } from '../site/free-ports';
import { copyProject } from '../site/project-copy';
import { untilSaid } from '../site/until-said';
import { countLoads } from './page-releases';

const REMOTE = 'mf-catalogue';
const FIRST_PORT = 5200;

const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

test('one remote from source in the released site: a changed line appears without a reload, and nothing is left behind', async ({
  page,
  releases,
}) => {
  const { root, forget } = copyProject();
  const texts = join(root, REMOTE, 'locales/en.json');
  const dev = await startDev(root, releases.dir, releases.keysDir);
  try {
    await page.goto(dev.url);
    const { featured } = new HomePage(page);
    await expect(featured).toBeVisible();
    await expect(banner(page)).toContainText(REMOTE);
    const { remotes } = await statusOf(page);
    expect(remotes[REMOTE]?.release).toMatch(/^0\.0\.0-dev/);
    expect(remotes['mf-access']?.release).toBe(releases.builtOf('mf-access'));

    const loads = countLoads(page);
    await writeFile(texts, (await readFile(texts, 'utf8')).replace('"Featured Games"', '"Featured Games, changed"'));
    await expect(featured).toContainText('changed');
    await expect(banner(page)).toContainText(REMOTE);
    expect(loads()).toBe(0);
  } finally {
    await dev.stop();
    forget();
  }
  expect(readdirSync(join(releases.dir, REMOTE)).filter((release) => release.startsWith('0.0.0-dev'))).toEqual([]);
  expect(existsSync(join(releases.dir, 'channels', `dev-${REMOTE}.json`))).toBe(false);
});

test('no query string loads another release into the page', async ({ page, releases }) => {
  const other = await releases.plant(REMOTE);
  for (const query of [`?${REMOTE}=${other}`, `?release=${other}`, `?releasePins=${REMOTE}:canary`, `?dev=${REMOTE}`]) {
    await page.goto(`/${query}`);
    await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', releases.builtOf(REMOTE));
    await expect(banner(page)).toHaveCount(0);
  }
});

const banner = (page: Page) => page.getByRole('note').filter({ hasText: /development/i });

async function startDev(root: string, storeDir: string, keysDir: string) {
  const port = await freePorts(FIRST_PORT);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['shared/edge/bin/dev.mjs', REMOTE], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STORE_DIR: storeDir, KEYS_DIR: keysDir, DATA_DIR: join(root, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url, stop: await untilSaid(child, 'from source at', `${REMOTE} built`) };
}
