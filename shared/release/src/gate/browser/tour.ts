import { NOWHERE } from './in-page';
import { byLink, whyNotMounted, type Entering } from './mount';
import type { Page } from './page';
import type { Visit } from '../trial/visits';

/** One page that makes all visits: it loads a document for the first one and uses links for the others. */
export function startTour(page: Page, origin: string) {
  let at: string | undefined;
  let isLoggedIn = false;
  let isDesktop = false;

  async function logIn() {
    if (isLoggedIn) return;
    isLoggedIn = true;
    await (at === undefined ? page.logInFirst() : page.logIn());
  }

  /** Leaves the screen before the change of size, so that no screen is drawn again. */
  async function becomeDesktop() {
    if (isDesktop) return;
    isDesktop = true;
    if (at !== undefined) await byLink(page, NOWHERE);
    await page.becomeDesktop();
  }

  const enterAs = ({ isPlayer, panel }: Visit): Entering =>
    async function enter(to, path) {
      if (isPlayer) await logIn();
      if (panel !== null) await becomeDesktop();
      const from = at;
      at = path;
      if (from === undefined) return to.goTo(origin + path);
      // A panel of the current screen needs no navigation.
      return panel !== null && from === path ? undefined : byLink(to, path);
    };

  return { page, enter: (visit: Visit) => whyNotMounted(page, visit, enterAs(visit)) };
}

/** A page that enters one visit after the other. */
export type Tour = ReturnType<typeof startTour>;
