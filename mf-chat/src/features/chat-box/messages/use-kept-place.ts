import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What is read further up stays where it is when messages are added at the end: the scroll is measured from there. */
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
