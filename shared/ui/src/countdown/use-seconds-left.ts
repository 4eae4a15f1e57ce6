import { useEffect, useState } from 'react';

/**
 * Hook for a countdown: returns the whole seconds until a time of the device's clock (epoch ms), then 0. It renders once a second while it
 * runs.
 */
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
    // Each tick reads the clock, so that a sleeping device does not stretch the countdown.
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isRunning, endsAtMs]);

  return left;
}
