import type { ChannelDocument } from '@site/remote/manifest';
import type { Finding } from '../finding';
import type { TrialSet } from '../trial-set';
import type { BrowserProcess } from './browser-process';
import { byLink, whyNotMounted, type Entering } from './mount';
import type { Page } from './page';
import { visitsOf, type Visit } from './visits';

export { startBrowser, type BrowserProcess } from './browser-process';

/** Opens the trial in a real browser, and enters every screen of the candidates. */
export async function findInBrowser(browser: BrowserProcess, origin: string, set: TrialSet, trial: ChannelDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  const failed = new Set<string>();
  const visits = visitsOf(set);
  let tour: Tour | undefined;
  for (const visit of visits) {
    // What failed once would only fail, or hang, again.
    if (failed.has(visit.remote)) continue;
    tour ??= await startTour(await browser.page(), origin, trial, visits);
    const reason = await tour.enter(visit);
    if (reason === null) continue;
    failed.add(visit.remote);
    findings.push(finding(visit, reason));
    // Whatever it left behind must not be blamed on the next area.
    void tour.page.close();
    tour = undefined;
  }
  void tour?.page.close();
  return findings;
}

type Tour = Awaited<ReturnType<typeof startTour>>;

async function startTour(page: Page, origin: string, { remotes }: ChannelDocument, visits: readonly Visit[]) {
  let isOpen = false;
  let isLoggedIn = false;
  const canaries = visits.filter(({ remote, release }) => remotes[remote]?.canary?.release === release);
  const pins = [...new Set(canaries.map(({ remote }) => `${remote}:canary`))].join(',');
  if (pins) await page.setCookie('releasePins', pins, origin);

  /** With the document first, then as links do. */
  const enterAs = (isPlayer: boolean): Entering =>
    async function enter(to, path) {
      const mustLogIn = isPlayer && !isLoggedIn;
      isLoggedIn ||= isPlayer;
      if (mustLogIn) await (isOpen ? to.logIn() : to.logInFirst());
      if (isOpen) return byLink(to, path);
      isOpen = true;
      return to.goTo(origin + path);
    };

  return { page, enter: (visit: Visit) => whyNotMounted(page, visit, enterAs(visit.isPlayer)) };
}

const finding = ({ remote, release, path }: Visit, reason: string): Finding => ({
  check: 'mount',
  says: `${remote} ${release} does not stand at ${path}: ${reason}.`,
  advice: `Repair ${remote}, or choose another release: "npm run release -- status" lists what was good.`,
});
