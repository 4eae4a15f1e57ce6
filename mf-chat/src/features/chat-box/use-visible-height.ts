import { useEffect, useRef } from 'react';

/** Keeps an element as high as what a phone's keyboard leaves free: some browsers lay the keyboard over the page. */
export function useVisibleHeight() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const seen = window.visualViewport;
    const fit = () => {
      // Pinching changes the height as well; then nothing is to be moved.
      if (seen?.scale === 1) place.current?.style.setProperty('--visible', `${seen.height}px`);
    };
    fit();
    seen?.addEventListener('resize', fit);
    return () => seen?.removeEventListener('resize', fit);
  }, []);

  return place;
}
