import { useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { SLIDE_MS } from './home.rules';

/** A page that is captured, printed or slow would show two halves on the way from one slide to the next: only a finger moves them. */
const AT_ONCE = true;

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

  // A finger that lets go leaves the rest of the way to an animation, which paper and a hidden page do not have.
  useEffect(() => {
    if (!embla) return;
    const settle = () => embla.scrollTo(embla.selectedScrollSnap(), AT_ONCE);
    window.addEventListener('beforeprint', settle);
    document.addEventListener('visibilitychange', settle);
    return () => {
      window.removeEventListener('beforeprint', settle);
      document.removeEventListener('visibilitychange', settle);
    };
  }, [embla]);

  // Counts anew from every slide, so that one reached by a swipe stays its full time too.
  useEffect(() => {
    if (!embla || !isPlaying || isHeld) return;
    const timer = setTimeout(() => embla.scrollNext(AT_ONCE), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [embla, isPlaying, isHeld, current]);

  return {
    viewport,
    current,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    go: (index: number) => embla?.scrollTo(index, AT_ONCE),
    next: () => embla?.scrollNext(AT_ONCE),
    previous: () => embla?.scrollPrev(AT_ONCE),
    /** For the element around pictures and controls. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
