import { useEffect, useState } from 'react';
import { useCarousel } from '#use-carousel';

/** A row of slides that the player turns by hand; it shows as many at once as fit. */
export function useSlides() {
  const [viewport, embla] = useCarousel({ align: 'start', slidesToScroll: 'auto', containScroll: 'trimSnaps' });
  const [ways, setWays] = useState({ back: false, on: false });

  useEffect(() => {
    if (!embla) return;
    const follow = () => setWays({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  return { viewport, ...ways, goBack: () => embla?.scrollPrev(), goOn: () => embla?.scrollNext() };
}
