import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, releaseTest, type Page } from '../fixtures/release-test';
import { HomePage } from '../pages/games.page';
import { copyProject } from '../site/project-copy';
import { startReleaseService } from '../site/release-service';

const REMOTE = 'mf-catalogue';
const OLD_LINE = 'Featured Games';
const NEW_LINE = 'Featured Games of a team';
const FIRST_PORT = 5600;
const PORTS_EACH = 20;

const test = releaseTest.extend({ storageState: { cookies: [], origins: [] } });

const sees = (page: Page, heading: string) =>
  expect(async () => {
    await page.goto('/');
    await expect(new HomePage(page).featured).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible({ timeout: 100 });
  }).toPass();

test('a team deploys its area over the network, and an engineer with the command alone takes it back', async ({ page, releases }, {
  parallelIndex,
}) => {
  const service = await startReleaseService(releases, FIRST_PORT + parallelIndex * PORTS_EACH);
  const { root, forget } = copyProject();
  try {
    const others = Object.entries((await releases.document()).remotes).filter(([name]) => name !== REMOTE);
    const texts = join(root, REMOTE, 'locales/en.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace(`"${OLD_LINE}"`, `"${NEW_LINE}"`));

    const deployed = await service.team(root, await service.token('catalogue-team', 'deployer', REMOTE), [
      'run',
      '--silent',
      'deploy',
      '-w',
      REMOTE,
    ]);
    expect(deployed).toEqual({ code: 0, said: expect.stringMatching(/files sent[^]*is live \(serial \d+\)/) });
    await sees(page, NEW_LINE);

    const engineer = await service.engineer(await service.token('karim', 'release-engineer', REMOTE));
    expect(await engineer('rollback', REMOTE)).toEqual({
      code: 0,
      said: expect.stringContaining(`is back to ${releases.builtOf(REMOTE)}`),
    });
    await sees(page, OLD_LINE);
    expect((await engineer('rollback', 'mf-funds')).said).toContain('karim may change mf-catalogue, and not mf-funds');
    expect((await engineer('history', REMOTE)).said).toMatch(/catalogue-team +activate[^]*karim +rollback/);
    expect(Object.entries((await releases.document()).remotes).filter(([name]) => name !== REMOTE)).toEqual(others);
  } finally {
    forget();
    await service.stop();
  }
});
