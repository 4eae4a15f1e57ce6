import { useEffect, useRef } from 'react';

/** Whether the screen still stands when an answer comes: a player who has left is not led anywhere. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
