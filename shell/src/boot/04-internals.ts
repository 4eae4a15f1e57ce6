import type { Internals } from '../frame/internals';
import { claimsOf } from '../releases/candidates';
import { releasesAtom } from '../releases/releases.atoms';
import type { StartDocument } from '../releases/start-document';
import { createAreas } from '../remotes/create-areas';
import { createRouter } from '../routing/current-decision';
import { createPathTable } from '../routing/path-table';
import type { Services } from '../services/create-services';
import { noticesAtom } from '../notices/notices.atoms';
import { openDevice } from '../telemetry/device';
import { slot } from './slot';

/** Routes and areas, from what the released remotes claim. */
export function assemble({ document, isKept }: StartDocument, services: Services) {
  const { store } = services;
  const place = { device: openDevice(), hostname: location.hostname };
  store.set(releasesAtom, document);
  store.set(noticesAtom, (before) => ({ ...before, isKept }));
  const { areas, add, remotes } = createAreas(services, document, place, slot);
  const claims = claimsOf(document, place);
  for (const name of Object.keys(claims)) add(name);
  let placeOf = createPathTable(claims);
  const router = createRouter(store, (pathname) => placeOf(pathname));
  /** Paths are claimed anew at the next navigation; what is open stays open. */
  const claimPaths = () => {
    const next = createPathTable(claimsOf(store.get(releasesAtom) ?? document, place));
    router.atNextPage(() => {
      placeOf = next;
    });
  };
  return { internals: { services, router, areas, remotes } satisfies Internals, place, reports: remotes.reports, addArea: add, claimPaths };
}

export type Assembly = ReturnType<typeof assemble>;
