import { useEffect, useState } from 'react';

/** Without a scroll for this long the page is at rest, and all posters may load at once. */
const REST_MS = 150;

const waiting = new Set<() => void>();
let scrolledAt = Number.NEGATIVE_INFINITY;
let frame = 0;

export const noteScroll = () => void (scrolledAt = performance.now());
const isAtRest = () => performance.now() - scrolledAt > REST_MS;

function next() {
  const [show] = waiting;
  frame = 0;
  if (!show) return;
  waiting.delete(show);
  show();
  if (waiting.size) frame = requestAnimationFrame(next);
}

/**
 * True once a new tile may load its poster: at once while the page is at rest, else one tile per frame. A drawn poster takes milliseconds
 * to parse and paint; a whole row of them would drop frames while the list scrolls.
 */
export function usePosterTurn() {
  const [isTurn, setTurn] = useState(isAtRest);
  useEffect(() => {
    if (isTurn) return;
    const show = () => setTurn(true);
    waiting.add(show);
    frame ||= requestAnimationFrame(next);
    return () => void waiting.delete(show);
  }, [isTurn]);
  return isTurn;
}
