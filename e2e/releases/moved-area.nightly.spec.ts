import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, untilMounted } from '../fixtures/areas';
import { expect, movedTest, must } from '../fixtures/moved-test';
import { layouts } from '../site/browser';
import { run, runRelease } from '../site/release-command';

const OTHER = 'mf-records';

/** The checks of `npm test` that read the whole workspace. */
const STEPS = ['types', 'boundaries', 'unused', 'papers'];
/** Unit tests that look at the list of areas. */
const TESTS = ['shared/lint/rows', 'shared/build/src/size-budgets', 'shared/generators/src/names'];

movedTest.use(layouts.desktop);

movedTest('the checks of the workspace are green without an area that has left it', async ({ root }) => {
  for (const step of STEPS) await must(run(['run', '--silent', `step:${step}`], {}, root));
  await must(run(['exec', '--', 'jest', '--silent', ...TESTS], {}, root));
});

movedTest('all areas run beside a new release of one that is still in the workspace', async ({ page, releases, root }) => {
  const before = (await releases.document()).remotes;
  change(root);
  await must(runRelease(releases, ['deploy', OTHER], root));
  const after = (await releases.document()).remotes;
  expect(after[OTHER]?.release).not.toBe(before[OTHER]?.release);
  expect({ ...after, [OTHER]: null }).toEqual({ ...before, [OTHER]: null });
  for (const [remote, path] of Object.entries(AREAS)) {
    await page.goto(path);
    await untilMounted(page, remote);
  }
});

function change(root: string) {
  const texts = join(root, OTHER, 'locales/en.json');
  const text = JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>;
  writeFileSync(texts, JSON.stringify({ ...text, 'other.sentence': 'One more sentence' }));
}
