import { useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { SLIDE_MS } from './home.rules';

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A carousel that turns by itself, rests while a pointer or the focus is on it, and stays where the player paused it. */
export function useStage() {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !wantsStillness());
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  // Counts anew from every slide, so that one reached by a swipe stays its full time too.
  useEffect(() => {
    if (!embla || !isPlaying || isHeld) return;
    const timer = setTimeout(() => embla.scrollNext(), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [embla, isPlaying, isHeld, current]);

  return {
    viewport,
    current,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    go: (index: number) => embla?.scrollTo(index),
    next: () => embla?.scrollNext(),
    previous: () => embla?.scrollPrev(),
    /** For the element around pictures and controls. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
