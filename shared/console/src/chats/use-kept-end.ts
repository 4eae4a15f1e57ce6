import { useEffect, useRef, type RefObject } from 'react';

interface EndOfList {
  isAtEnd: (thresholdPx?: number) => boolean;
  scrollToEnd: () => void;
}

/**
 * Keeps the end of a list in view when its place becomes smaller, e.g. because a draft appears below it.
 * @returns listener for the scrolling of the place
 */
export function useKeptEnd(place: RefObject<HTMLElement | null>, list: EndOfList, nearPx: number): () => void {
  const wasAtEnd = useRef(true);

  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(() => wasAtEnd.current && list.scrollToEnd());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, list]);

  return () => {
    wasAtEnd.current = list.isAtEnd(nearPx);
  };
}
