import type { Locator, Page } from 'playwright';

const SCROLL_MS = 30_000;
/** One turn of the wheel in px, and the pause after it: a person who looks for something far below. */
const TURN_PX = 400;
const TURN_MS = 16;

export interface ScrolledFrames {
  /** Time of each frame in ms. */
  frames: number[];
  /** Most rows in the document at once. */
  mostRows: number;
  /** Number of the last row that was seen. */
  passed: number;
  /** Calls of the operator's listener. */
  requests: number;
}

type Counted = Pick<ScrolledFrames, 'frames' | 'mostRows'>;

/** Scrolls a table by the wheel for half a minute, up again when it has ended, and measures each frame. */
export async function framesWhile(page: Page, grid: Locator): Promise<ScrolledFrames> {
  let requests = 0;
  const count = () => void requests++;
  await grid.getByRole('row').nth(1).waitFor();
  await grid.hover();
  page.on('request', count);
  const counting = page.evaluate(countFrames, SCROLL_MS);
  const until = performance.now() + SCROLL_MS;
  let passed = 0;
  let step = TURN_PX;
  while (performance.now() < until) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(TURN_MS);
    const { last, room } = await grid.evaluate(placeOf);
    passed = Math.max(passed, last);
    if (room.below === 0 && step > 0) step = -TURN_PX;
    else if (room.above === 0) step = TURN_PX;
  }
  page.off('request', count);
  const { frames, mostRows } = await counting;
  return { frames, mostRows, passed, requests };
}

/** Runs in the page. */
async function countFrames(forMs: number): Promise<Counted> {
  const counted: Counted = { frames: [], mostRows: 0 };
  const until = performance.now() + forMs;
  let before = performance.now();
  while (before < until) {
    const now = await new Promise<number>((done) => requestAnimationFrame(done));
    counted.frames.push(now - before);
    before = now;
    counted.mostRows = Math.max(counted.mostRows, document.querySelectorAll('[role="row"]').length);
  }
  return counted;
}

function placeOf(grid: Element) {
  const { scrollTop, scrollHeight, clientHeight } = grid;
  const last = Number([...grid.querySelectorAll('[role="row"]')].at(-1)?.getAttribute('aria-rowindex') ?? 0);
  return { last, room: { above: Math.floor(scrollTop), below: Math.max(0, Math.floor(scrollHeight - clientHeight - scrollTop - 1)) } };
}
