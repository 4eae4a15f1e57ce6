import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, untilMounted } from '../fixtures/areas';
import { expect, releaseTest } from '../fixtures/release-test';
import { layouts } from '../site/browser';
import { copyProject } from '../site/project-copy';
import { run, runRelease, type CommandResult } from '../site/release-command';

const MOVED = 'mf-rewards';
const OTHER = 'mf-records';

/** The checks of `npm test` that read the whole workspace; the others run for each file alone, or need hours. */
const STEPS = ['types', 'boundaries', 'unused', 'papers'];
/** Unit tests that look at the list of areas. */
const TESTS = ['shared/lint/rows', 'shared/build/src/size-budgets', 'shared/generators/src/names'];

/** Bound for a slow machine, which checks the types of the workspace and builds an area. */
const LIMIT_MS = 40 * 60_000;

releaseTest.use(layouts.desktop);

/** Checks a whole copy of the workspace: minutes, so only in the nightly run. */
const nightly = process.env['NIGHTLY'] ? releaseTest : releaseTest.skip;

nightly(
  'the workspace goes on without an area that has left it: its checks are green, and all areas run beside a new release of another',
  async ({ page, releases }) => {
    releaseTest.setTimeout(LIMIT_MS);
    const { root, forget } = copyProject();
    const must = async (work: Promise<CommandResult>) => expect(await work).toMatchObject({ code: 0 });
    try {
      commitAll(root);
      await must(run(['run', '--silent', 'new', '--', 'moved', MOVED], {}, root));
      expect(existsSync(join(root, MOVED))).toBe(false);
      for (const step of STEPS) await must(run(['run', '--silent', `step:${step}`], {}, root));
      await must(run(['exec', '--', 'jest', '--silent', ...TESTS], {}, root));

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
    } finally {
      forget();
    }
  },
);

/** The command takes an area out of a workspace only when its history has all of it. */
function commitAll(root: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Nadia', '-c', 'user.email=nadia@example.com', 'commit', '--quiet', '--no-verify', '-m', 'feat: the workspace');
}

function change(root: string) {
  const texts = join(root, OTHER, 'locales/en.json');
  const text = JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>;
  writeFileSync(texts, JSON.stringify({ ...text, 'other.sentence': 'One more sentence' }));
}
