import { useEffect, useState } from 'react';

/** Time since the game began by the server's clock, second by second; null until the server said. */
export function useElapsed(known: { elapsedMs: number; readAt: number } | undefined) {
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  return known ? known.elapsedMs + Math.max(0, now - known.readAt) : null;
}
