import { useState } from 'react';
import { CrashBoundary, LazyPage } from '@site/remote';
import { withLaterTexts } from '#texts';
import { FreeBetContext, type FreeBetSlip } from './free-bet-context';

const loadChoice = () => withLaterTexts(import('./free-bet-choice').then((module) => module.FreeBetChoice));

/** Choice of a free bet for a back bet on Match Odds, in a chunk of its own. The slip works without it when the chunk does not load. */
export function FreeBet({ draft, onChange }: FreeBetSlip) {
  const [hasCrashed, setCrashed] = useState(false);
  if (hasCrashed || draft.pick.marketKind !== 'odds' || draft.pick.side !== 'back') return null;
  return (
    <FreeBetContext value={{ draft, onChange }}>
      <CrashBoundary onCrash={() => setCrashed(true)}>
        <LazyPage load={loadChoice} fallback={null} />
      </CrashBoundary>
    </FreeBetContext>
  );
}
