import type { ChannelDocument } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';
import type { BrowserProcess } from './browser-process';
import { startTour, type Tour } from './tour';
import { visitsOf, type Visit } from '../trial/visits';

export { startBrowser, type BrowserProcess } from './browser-process';

/**
 * Opens the trial in a real browser, enters every screen of the candidates and opens every panel.
 * @param trial document of the trial channel that the edge at `origin` serves
 * @returns one finding for each area that fails
 * @throws Error when the browser does not start or ends
 */
export async function findInBrowser(browser: BrowserProcess, origin: string, set: TrialSet, trial: ChannelDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  const failed = new Set<string>();
  const visits = visitsOf(set);
  const pins = pinsOf(trial, visits);
  let tour: Tour | undefined;
  for (const visit of visits) {
    // An area that failed once would fail, or hang, at its other paths as well.
    if (failed.has(visit.remote)) continue;
    tour ??= startTour(await openPage(browser, origin, pins), origin);
    const reason = await tour.enter(visit);
    if (reason === null) continue;
    failed.add(visit.remote);
    findings.push(finding(visit, reason));
    // Use a new page, so that errors of this area are not blamed on the next one.
    void tour.page.close();
    tour = undefined;
  }
  void tour?.page.close();
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

const finding = (visit: Visit, reason: string): Finding => ({
  check: 'mount',
  message: `${statementOf(visit)}: ${reason}.`,
  advice: `Repair ${visit.remote}, or choose another release: "npm run release -- status" lists what was good.`,
});

const statementOf = ({ remote, release, path, panel }: Visit) =>
  panel === null
    ? `${remote} ${release} does not run at ${path}`
    : `Panel ${panel} of ${remote} ${release} does not run in the member center`;
