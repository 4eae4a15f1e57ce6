import { useEffect, useState } from 'react';

/** Whole seconds until that moment of this device's clock, then 0; renders once a second while it runs. */
export function useSecondsLeft(endsAtMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const [counted, setCounted] = useState(endsAtMs);
  if (counted !== endsAtMs) {
    setCounted(endsAtMs);
    setNow(Date.now());
  }
  const left = Math.max(0, Math.ceil((endsAtMs - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    // The clock is read again each time: a sleeping device must not stretch what it counts.
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isRunning, endsAtMs]);

  return left;
}
