import { useEffect, useState } from 'react';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';

/**
 * The carousel in an element, once its code is there. The code is fetched after the first render, because the first slide needs none.
 * @param options read once, when the carousel starts
 * @returns a ref for the element around the slides, and the carousel
 */
export function useCarousel(options: EmblaOptionsType) {
  const [element, viewport] = useState<HTMLElement | null>(null);
  const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null);
  const [start] = useState(options);

  useEffect(() => {
    if (!element) return;
    let isWanted = true;
    let started: EmblaCarouselType | undefined;
    import('embla-carousel').then(
      ({ default: createCarousel }) => {
        if (!isWanted) return;
        started = createCarousel(element, start);
        setCarousel(started);
      },
      (problem: unknown) => console.error('The slides do not turn', problem),
    );
    return () => {
      isWanted = false;
      started?.destroy();
      setCarousel(null);
    };
  }, [element, start]);

  return [viewport, carousel] as const;
}
