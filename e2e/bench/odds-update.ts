import type { Page } from 'playwright';
import { ODDS_POLL_MS } from '@site/api/contracts/exchange';
import { metricsOf, type OddsSite, type OpenedPage } from './odds-site';
import { interleaved, median } from './statistics';
import type { Figure } from './table';

const PAIRS = 5;
/** Skips the opening, so that the measurement contains only updates. */
const SETTLE_MS = 2000;
const WATCHED_MS = 6000;
const UPDATES = WATCHED_MS / ODDS_POLL_MS;
/** At 60 frames a second, a frame that comes this late has skipped another one. */
const LATE_FRAME_MS = 34;

interface Measured {
  /** Milliseconds for each update. */
  main: number;
  script: number;
  lateFrames: number;
}

/** Milliseconds of work in the measured time. */
type Work = Omit<Measured, 'lateFrames'>;

/**
 * B5: cost of one update of 216 rows, compared with the same table written by hand. The cost of the site's frame without prices (clocks,
 * balance, event stream) is measured separately and subtracted.
 */
export async function oddsUpdate({ host, openOurs, openFrame, openByHand }: OddsSite): Promise<Figure[]> {
  const frame = await watch(await openFrame());
  const runs: Record<'ours' | 'byHand', Measured[]> = { ours: [], byHand: [] };
  const run = async (side: 'ours' | 'byHand', open: () => Promise<OpenedPage>) => {
    const { main, script, lateFrames, updates } = await watch(await open(), host.answered);
    const other = side === 'ours' ? frame : { main: 0, script: 0 };
    const measured = { main: (main - other.main) / updates, script: (script - other.script) / updates, lateFrames };
    runs[side].push(measured);
    return measured.main;
  };
  const main = await interleaved(
    PAIRS,
    () => run('ours', openOurs),
    () => run('byHand', openByHand),
  );
  const of = (side: 'ours' | 'byHand', figure: keyof Measured) => median(runs[side].map((measured) => measured[figure]));
  const [script, scriptByHand] = [of('ours', 'script'), of('byHand', 'script')];
  const [late, lateByHand] = [of('ours', 'lateFrames'), of('byHand', 'lateFrames')];
  const note = `${PAIRS} pairs, A/A ${main.band.map((edge) => edge.toFixed(2)).join('-')}`;
  const withoutFrame = (name: keyof Work) => `the frame's ${(frame[name] / UPDATES).toFixed(2)} ms not counted`;
  return [
    {
      ...figure('B5', 'one odds update of 216 rows, main thread', main.ours, main.other, 1.1),
      value: main.ratio,
      note: `${note}; ${withoutFrame('main')}`,
    },
    { ...figure('B5', 'one odds update of 216 rows, script', script, scriptByHand, 1.6), note: withoutFrame('script') },
    {
      ...figure('B5', 'late frames in 6 s of updates', late, lateByHand, 0),
      measured: String(late),
      comparedWith: `by hand ${lateByHand}`,
      value: late - lateByHand,
    },
  ];
}

const figure = (id: string, what: string, ours: number, byHand: number, bar: number): Figure => ({
  id,
  what,
  measured: `${ours.toFixed(2)} ms`,
  comparedWith: `by hand ${byHand.toFixed(2)} ms`,
  value: ours / byHand,
  bar,
  isGate: false,
});

async function watch({ page, session, close }: OpenedPage, answered = () => 0): Promise<Work & { lateFrames: number; updates: number }> {
  await page.waitForTimeout(SETTLE_MS);
  const [before, answeredBefore] = [await metricsOf(session), answered()];
  const lateFrames = await countLateFrames(page);
  const [after, updates] = [await metricsOf(session), answered() - answeredBefore];
  await close();
  const worked = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
  return { main: worked('TaskDuration'), script: worked('ScriptDuration'), lateFrames, updates };
}

const countLateFrames = (page: Page) =>
  page.evaluate(
    async ([watchedMs, lateMs]) => {
      const start = performance.now();
      let last = start;
      let late = 0;
      while (last - start < watchedMs) {
        const now = await new Promise<number>((done) => requestAnimationFrame(done));
        if (now - last > lateMs) late++;
        last = now;
      }
      return late;
    },
    [WATCHED_MS, LATE_FRAME_MS] as const,
  );
