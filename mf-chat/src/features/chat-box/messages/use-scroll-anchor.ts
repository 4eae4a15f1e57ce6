import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the text that is read in its place when messages are added at the end, because the scroll position counts from the end. */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, lastKey: string | undefined) {
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const place = scroller.current;
    const before = last.current;
    const now = [...(place?.querySelectorAll('li') ?? [])].at(-1) ?? null;
    last.current = now;
    if (!place || !now || !before?.isConnected || place.scrollTop === 0) return;
    place.scrollTop -= bottomOf(now) - bottomOf(before);
  }, [scroller, lastKey]);
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
