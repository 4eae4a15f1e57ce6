import type { Internals } from '#composition/services/internals';
import { claimsOf } from '#composition/releases/candidates';
import { channelDocumentAtom } from '#composition/releases/channel-document.atoms';
import type { StartChannelDocument } from '#composition/releases/start-channel-document';
import { createAreas } from '#composition/remotes/create-areas';
import { createRouter } from '#composition/routing/current-decision';
import { createPathTable } from '#composition/routing/path-table';
import type { Services } from '#composition/services/create-services';
import { noticesAtom } from '#core/notices';
import { openDevice } from '#core/telemetry/device';
import { slot } from '#composition/remotes/slot';

/** Builds the routes and the areas from the paths that the released remotes claim. */
export function assemble({ document, isKept }: StartChannelDocument, services: Services) {
  const { store } = services;
  const place = { device: openDevice(), hostname: location.hostname };
  store.set(channelDocumentAtom, document);
  store.set(noticesAtom, (before) => ({ ...before, isKept }));
  const { areas, add, remotes } = createAreas(services.host, document, place, slot);
  const claims = claimsOf(document, place);
  for (const name of Object.keys(claims)) add(name);
  let placeOf = createPathTable(claims);
  const router = createRouter(store, (pathname) => placeOf(pathname));
  /** Reads the claimed paths again; they apply from the next navigation, so that the open page stays open. */
  const claimPaths = () => {
    const next = createPathTable(claimsOf(store.get(channelDocumentAtom) ?? document, place));
    router.atNextPage(() => {
      placeOf = next;
    });
  };
  return { internals: { services, router, areas, remotes } satisfies Internals, place, reports: remotes.reports, addArea: add, claimPaths };
}

export type Assembly = ReturnType<typeof assemble>;
