import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusOf } from '../fixtures/console-tool';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { SitePage } from '../pages/site.page';
import { expectOneCopy, scriptsOf } from '../quality/shared-copies';
import { layouts } from '../site/browser';
import { freePorts } from '../site/free-ports';
import { run, type CommandResult } from '../site/release-command';
import { startReleaseService } from '../site/release-service';
import { untilSaid } from '../site/until-said';
import { countLoads } from './page-releases';

const REMOTE = 'mf-tournaments';
const FIRST_PORT = 6200;
const PORTS_EACH = 40;

/** Bound for a slow machine and a slow registry. */
const LIMIT_MS = 30 * 60_000;

releaseTest.use(layouts.desktop);

releaseTest(
  'a team with the packages alone writes an area, deploys it by token, sees it beside the others, and takes it back',
  async ({ page, releases, site }, { parallelIndex }) => {
    releaseTest.setTimeout(LIMIT_MS);
    const home = await mkdtemp(join(tmpdir(), 'own-repository-'));
    const repository = join(home, 'tournaments');
    const archives = join(home, 'archives');
    const from = FIRST_PORT + parallelIndex * PORTS_EACH;
    const service = await startReleaseService(releases, from);
    const must = async (work: Promise<CommandResult>) => expect(await work).toMatchObject({ code: 0 });

    try {
      await must(run(['run', '--silent', 'pack', '--', '--check', '--out', archives], {}));
      await must(run(['run', '--silent', 'new', '--', 'repo', REMOTE, repository, '--packages', archives], {}));
      await rm(archives, { recursive: true });
      await must(run(['install', '--no-audit', '--no-fund'], {}, repository));
      const token = await service.token('tournaments-team', 'deployer', REMOTE);
      const team = (...words: string[]) => service.team(repository, token, words);
      await must(team('test'));
      await must(team('run', '--silent', 'lint'));

      const others = Object.entries((await releases.document()).remotes);
      await must(team('run', '--silent', 'deploy'));
      const scripts = scriptsOf(page);
      await page.goto('/vip');
      await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Tournaments' }).click();
      await expect(new SitePage(page).area(REMOTE).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
      const remotes = others.map(([name]) => name).filter((name) => name !== 'shell');
      expect(Object.keys((await statusOf(page)).remotes)).toEqual([...remotes, REMOTE].toSorted());
      await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Promotions' }).click();
      await expect(new SitePage(page).area('mf-rewards')).toBeVisible();
      await expectOneCopy(page, scripts);
      await page.goto('/tournaments/history');
      await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
      await page.goto('/account');
      await expect(page.getByRole('region', { name: 'Tournaments' }).getByRole('listitem').first()).toBeVisible();

      const dev = await startDev(repository, site, await freePorts(from + PORTS_EACH / 2));
      try {
        await page.goto(`${dev.url}/tournaments`);
        await expect(page.getByRole('note')).toContainText(REMOTE);
        const loads = countLoads(page);
        await change(repository, 'Tournaments from source');
        await expect(page.getByText('Tournaments from source').first()).toBeVisible();
        expect(loads()).toBe(0);
      } finally {
        await dev.stop();
      }

      await must(team('run', '--silent', 'deploy'));
      await sees(page, 'Tournaments from source');
      await must(team('run', '--silent', 'release', '--', 'rollback', REMOTE));
      await sees(page, 'Tournaments');
      const after = Object.entries((await releases.document()).remotes);
      expect(after.filter(([name]) => name !== REMOTE)).toEqual(others);
    } finally {
      await service.stop();
      await rm(home, { recursive: true, force: true });
    }
  },
);

const sees = (page: Page, heading: string) =>
  expect(async () => {
    await page.goto('/tournaments');
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();

async function change(repository: string, title: string) {
  const texts = join(repository, REMOTE, 'locales/en.json');
  const text = JSON.parse(await readFile(texts, 'utf8')) as Record<string, string>;
  await writeFile(texts, JSON.stringify({ ...text, 'tournaments.title': title }));
}

async function startDev(repository: string, site: string, port: number) {
  const env = { PATH: process.env['PATH'], HOME: repository, SITE_URL: site, PORT: String(port) };
  const child = spawn(join(repository, 'node_modules/.bin/site-dev'), [REMOTE], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url: `http://localhost:${port}`, stop: await untilSaid(child, `${REMOTE} built`) };
}
