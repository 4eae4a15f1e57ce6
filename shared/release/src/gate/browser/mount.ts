import { setTimeout as wait } from 'node:timers/promises';
import { LOOK_AFTER_DRAWING, WAIT_FOR, type Look } from './in-page';
import type { Page } from './page';
import type { Visit } from '../trial/visits';

/** Time limit for a mount. It is wide, because several pages share the machine. */
const MOUNTS_WITHIN_MS = 15_000;
/** Time limit for code and data that a mounted screen waits for; a screen that waits longer is no finding. */
const RESTS_WITHIN_MS = 3_000;
/** Additional time before a page that does not answer counts as hanging. */
const GRACE_MS = 500;
const LOOK_EVERY_MS = 5;

/** Navigation to a screen: a document load, or a link inside the page. */
export type Entering = (page: Page, path: string) => Promise<unknown>;

/** @returns the reason why the screen or panel is not mounted and visible, or null when it is */
export async function whyNotMounted(page: Page, visit: Visit, enter: Entering): Promise<string | null> {
  const from = page.problems.length;
  const failed = new Promise<null>((resolve) => page.watch((problem) => isFatal(problem, visit) && resolve(null)));
  const looking = new AbortController();
  const looks = [failed, wait(MOUNTS_WITHIN_MS + GRACE_MS, null, { ref: false }), look(page, visit, enter, looking.signal)];
  const seen = await Promise.race(looks).finally(() => looking.abort());
  const problem = page.problems.slice(from).find((told) => isFatal(told, visit));
  return problem ?? verdict(seen, visit);
}

async function look(page: Page, { remote, path, panel }: Visit, enter: Entering, signal: AbortSignal): Promise<Look> {
  const deadline = Date.now() + MOUNTS_WITHIN_MS;
  await enter(page, path);
  const seen = await page.run<Look>(WAIT_FOR, remote, panel, deadline - Date.now());
  if (!seen.isMounted || !seen.isVisible) return seen;
  // Parts that a screen loads later, and data that arrives later, may still throw.
  const restsBy = Date.now() + RESTS_WITHIN_MS;
  const isOver = (limit: number) => signal.aborted || Date.now() > limit;
  for (;;) {
    while (page.isLoading() && !isOver(restsBy)) await wait(LOOK_EVERY_MS);
    const drawn = await page.run<Look>(LOOK_AFTER_DRAWING, remote, panel);
    // A screen that leads to another one is empty for a moment.
    const isShown = drawn.isMounted && drawn.isVisible;
    const isAtRest = isShown && !drawn.isWaiting && !page.isLoading();
    if (isAtRest || isOver(isShown ? restsBy : deadline)) return drawn;
  }
}

function verdict(seen: Look | null, { release }: Visit): string | null {
  if (!seen) return `it hangs: the page does not answer within ${MOUNTS_WITHIN_MS} ms`;
  if (seen.release !== null && seen.release !== release) return `the page stepped back to ${seen.release}`;
  if (!seen.hasPlace) return 'the page has no place for it';
  if (!seen.isMounted) return `it hangs: not mounted within ${MOUNTS_WITHIN_MS} ms`;
  return seen.isVisible ? null : 'it mounts, and nothing is to be seen';
}

/** True for errors about this release or the page itself. A page may show that a read failed, so such an error does not count. */
const isFatal = (problem: string, { remote, release }: Visit) =>
  problem.startsWith(`${remote} ${release}: `) || /^(uncaught|refused): |^The shell did not start/.test(problem);
