import { useState } from 'react';
import { CrashBoundary, LazyPage } from '@site/remote';
import { withLaterTexts } from '#texts';
import type { PickedPrice } from '../draft/picked-price';

const loadChoice = () => withLaterTexts(import('./later-parts').then((module) => module.FreeBetChoice));

/** Choice of a free bet for a back bet on Match Odds, in a chunk of its own. The slip works without it when the chunk does not load. */
export function FreeBet({ pick }: { pick: PickedPrice }) {
  const [hasCrashed, setCrashed] = useState(false);
  if (hasCrashed || pick.marketKind !== 'odds' || pick.side !== 'back') return null;
  return (
    <CrashBoundary onCrash={() => setCrashed(true)}>
      <LazyPage load={loadChoice} fallback={null} />
    </CrashBoundary>
  );
}
