import { useEffect, useRef } from 'react';

/** A ref that is true while the screen is mounted, so that a late answer does not navigate a player who has left. */
export function useIsMounted() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
