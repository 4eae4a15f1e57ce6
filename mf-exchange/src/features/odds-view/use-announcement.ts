import { useEffect, useState } from 'react';
import { useLiveStatus, useStructure, type LiveEvent } from '#markets';

const PAUSE_MS = 10_000;

/** Text for screen readers when betting stops or goes on: at most one in ten seconds, and then the latest. Prices are never announced. */
export function useAnnouncement(live: LiveEvent): string | null {
  useStructure(live);
  const isStale = useLiveStatus(live) === 'stale';
  const state = live.matchOdds()?.status;
  const words = isStale ? null : state === 'SUSPENDED' ? 'said.suspended' : state === 'OPEN' ? 'said.open' : null;
  const [said, setSaid] = useState<{ words: string | null; known: string | null; until: number }>({ words: null, known: null, until: 0 });

  useEffect(() => {
    if (!words || words === said.known) return;
    // The state on arrival is in the document already; only changes are announced.
    const say = () => setSaid({ words: said.known ? words : null, known: words, until: said.known ? Date.now() + PAUSE_MS : 0 });
    const timer = setTimeout(say, Math.max(0, said.until - Date.now()));
    return () => clearTimeout(timer);
  }, [words, said]);
  return said.words;
}
