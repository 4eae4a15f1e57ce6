import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Seconds since a moment in epoch ms, counted up while the page is open. */
export function useWaited(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
