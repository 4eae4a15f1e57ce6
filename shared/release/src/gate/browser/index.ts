import type { ChannelDocument } from '@site/remote/manifest';
import pLimit from 'p-limit';
import type { DataSet } from '../sample-platform';
import type { Finding } from '../trial/finding';
import { isInOneState, type TrialSet } from '../trial/trial-set';
import type { BrowserProcess } from './browser-process';
import { startTour, type Tour } from './tour';
import { toursOf, wordsForState, type Stop, type TourPlan } from '../trial/tours';
import { visitsOf, type Visit } from '../trial/visits';

export { startBrowser, type BrowserProcess } from './browser-process';

/** Tours that run at the same time. More pages would wait for each other: on two cores three took longer than two. */
const TOURS_AT_ONCE = 2;

/** Origin of the edge whose platform answers with that set of data. */
export type TrialOrigins = Readonly<Record<DataSet, string>>;

/**
 * Opens the trial in a real browser, enters every screen of the candidates and opens every panel, in the states of `toursOf`.
 * @param trial document of the trial channel that the edges serve
 * @returns one finding for each area that fails, by the name of the area
 * @throws Error when the browser does not start or ends
 */
export async function findInBrowser(
  browser: BrowserProcess,
  origins: TrialOrigins,
  set: TrialSet,
  trial: ChannelDocument,
): Promise<ReadonlyMap<string, Finding>> {
  const findings = new Map<string, Finding>();
  const visits = visitsOf(set);
  const pins = pinsOf(trial, visits);

  async function make(plan: TourPlan) {
    const origin = origins[plan.data];
    let tour: Tour | undefined;
    for (const stop of plan.stops) {
      const { remote } = stop.visit;
      // An area that failed once would fail, or hang, at its other paths as well.
      if (findings.has(remote)) continue;
      tour ??= startTour(await openPage(browser, origin, pins), origin, plan);
      const reason = await tour.enter(stop);
      if (reason === null) continue;
      if (!findings.has(remote)) findings.set(remote, finding(stop, reason));
      // Use a new page, so that errors of this area are not blamed on the next one.
      void tour.page.close();
      tour = undefined;
    }
    void tour?.page.close();
  }

  const atOnce = pLimit(TOURS_AT_ONCE);
  await Promise.all(toursOf(visits, isInOneState(set)).map((plan) => atOnce(() => make(plan))));
  return findings;
}

async function openPage(browser: BrowserProcess, origin: string, pins: string) {
  const page = await browser.page();
  if (pins) await page.setCookie('releasePins', pins, origin);
  return page;
}

/** Value of the cookie that pins pages to the canaries under trial: `<area>:canary` with commas. */
function pinsOf({ remotes }: ChannelDocument, visits: readonly Visit[]): string {
  const canaries = visits.filter(({ remote, release }) => remotes[remote]?.canary?.release === release);
  return [...new Set(canaries.map(({ remote }) => `${remote}:canary`))].join(',');
}

const finding = ({ visit, state }: Stop, reason: string): Finding => ({
  check: 'mount',
  message: `${statementOf(visit)}: ${reason}. It was entered ${wordsForState(state)}.`,
  advice: `Repair ${visit.remote}, or choose another release: "npm run release -- status" lists what was good.`,
});

const statementOf = ({ remote, release, path, panel }: Visit) =>
  panel === null
    ? `${remote} ${release} does not run at ${path}`
    : `Panel ${panel} of ${remote} ${release} does not run in the member center`;
