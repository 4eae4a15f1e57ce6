import { atom, type createStore } from 'jotai';
import { GAME_WINDOW } from '@site/api/contracts/site';
import { layoutAtom } from '#core/layout/layout';
import { playerAtom, restrictionAtom } from '#core/session/session.atoms';
import { settingsAtom } from '#core/settings/settings.atoms';
import { decide, type RouteDecision } from './decide';
import type { PlaceOf } from './path-table';

export const situationAtom = atom((get) => ({
  isPlayer: get(playerAtom) !== null,
  isRestricted: get(playerAtom) !== null && get(restrictionAtom) !== null,
  layout: get(layoutAtom),
  isUnderMaintenance: get(settingsAtom)?.site_status === 0,
}));

/** Decides about a path; frame and single-spa use the same answer. */
export interface Router {
  decideAt(pathname: string): RouteDecision;
  /** Calls `changed` when a path may now lead elsewhere: after log-in, log-out, or a change of maintenance or layout. */
  onSituation(changed: () => void): () => void;
  /** Runs `work` before the first decision about a path other than the current one. */
  atNextPage(work: () => void): void;
}

export function createRouter(store: ReturnType<typeof createStore>, placeOf: PlaceOf): Router {
  let isInGameWindow = false;
  let current = '';
  let waiting: (() => void) | undefined;
  return {
    decideAt(pathname) {
      if (pathname !== current) {
        waiting?.();
        waiting = undefined;
        current = pathname;
      }
      const situation = store.get(situationAtom);
      const decision = decide(pathname, placeOf, { ...situation, isInGameWindow });
      isInGameWindow = pathname === GAME_WINDOW && decision.kind === 'remote';
      return decision;
    },
    onSituation: (changed) => store.sub(situationAtom, changed),
    atNextPage: (work) => {
      waiting = work;
    },
  };
}
