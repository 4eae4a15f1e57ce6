import { useEffect, useRef } from 'react';

/** Sets an element's height to the part that a phone's keyboard leaves free, because some browsers lay the keyboard over the page. */
export function useVisibleHeight() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const seen = window.visualViewport;
    const fit = () => {
      // Zooming by pinch changes the height as well; then nothing may move.
      if (seen?.scale === 1) place.current?.style.setProperty('--visible', `${seen.height}px`);
    };
    fit();
    seen?.addEventListener('resize', fit);
    return () => seen?.removeEventListener('resize', fit);
  }, []);

  return place;
}
