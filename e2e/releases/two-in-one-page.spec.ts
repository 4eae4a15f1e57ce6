import { expect, releaseTest as test } from '../fixtures/release-test';
import { HomePage } from '../pages/games.page';
import { SitePage } from '../pages/site.page';
import { expectOneCopy, scriptsOf } from '../quality/shared-copies';
import { both, marked, throwsAt } from './planted-code';

const REMOTE = 'mf-catalogue';

test('two releases of one area in one page run their own code, on one React', async ({ page, releases }) => {
  const old = await releases.plant(REMOTE, { change: marked('of the old release') });
  const failing = await releases.plant(REMOTE, { change: both(marked('of the new release'), throwsAt('/games')) });
  await releases.activate(REMOTE, failing, { stepBack: old });
  const scripts = scriptsOf(page);
  const { featured } = new HomePage(page);

  await page.goto('/');
  await expect(featured).toContainText('of the new release');
  await new HomePage(page).openCategory('Slot');
  await expect(new SitePage(page).area(REMOTE)).toHaveAttribute('data-release', old);
  await page.goBack();
  await expect(featured).toContainText('of the old release');
  await expect(page.getByText('of the new release')).toHaveCount(0);

  const loaded = (release: string) => scripts.filter((url) => url.includes(`/${REMOTE}/${release}/`)).length;
  expect(loaded(old)).toBeGreaterThan(1);
  expect(loaded(failing)).toBeGreaterThan(1);
  await expectOneCopy(page, scripts);
});
