import { GO } from './in-page';
import { whyNotMounted, type Entering } from './mount';
import type { Page } from './page';
import type { Stop, TourPlan } from '../trial/tours';
import type { Visit } from '../trial/visits';

/** One page that makes the stops of a plan: it loads a document for the first one and uses links for the others. */
export function startTour(page: Page, origin: string, { language, layout }: Pick<TourPlan, 'language' | 'layout'>) {
  let at: Visit | undefined;
  let isLoggedIn = false;

  async function logIn() {
    if (isLoggedIn) return;
    isLoggedIn = true;
    await (at === undefined ? page.logInFirst() : page.logIn());
  }

  const enterAs = ({ visit, state: { person } }: Stop): Entering =>
    async function enter(to, path) {
      if (person === 'player') await logIn();
      const from = at;
      at = visit;
      if (from === undefined) {
        await Promise.all([page.setCookie('language', language, origin), layout === 'desktop' && page.becomeDesktop()]);
        return to.goTo(origin + path);
      }
      // A panel of the current screen needs no navigation.
      return visit.panel !== null && from.path === path ? undefined : to.run(GO, path, from.remote !== visit.remote);
    };

  return { page, enter: (stop: Stop) => whyNotMounted(page, stop.visit, enterAs(stop)) };
}

/** A page that enters one stop after the other. */
export type Tour = ReturnType<typeof startTour>;
