import { NOWHERE } from './in-page';
import { byLink, whyNotMounted, type Entering } from './mount';
import type { Page } from './page';
import type { Visit } from '../trial/visits';

/** One page that goes from visit to visit: to the first with its document, then as links do. */
export function startTour(page: Page, origin: string) {
  let at: string | undefined;
  let isLoggedIn = false;
  let isDesktop = false;

  async function logIn() {
    if (isLoggedIn) return;
    isLoggedIn = true;
    await (at === undefined ? page.logInFirst() : page.logIn());
  }

  /** Between two screens: none of them is there to be drawn anew. */
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
      // Panels of the same screen are opened in it.
      return panel !== null && from === path ? undefined : byLink(to, path);
    };

  return { page, enter: (visit: Visit) => whyNotMounted(page, visit, enterAs(visit)) };
}

export type Tour = ReturnType<typeof startTour>;
