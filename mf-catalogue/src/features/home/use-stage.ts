import { useEffect, useState } from 'react';
import { useShell } from '@site/remote';
import { useCarousel } from '#use-carousel';
import { SLIDE_MS } from './home.rules';

/** Slides change without animation, because a captured, printed or slow page would show two halves; only a swipe moves them. */
const AT_ONCE = true;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A carousel that turns by itself, unless data is saved; it rests while a pointer or the focus is on it, and stops when it is paused. */
export function useStage() {
  const [viewport, embla] = useCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  const [hasTurned, setTurned] = useState(false);
  const { dataSaver } = useShell();
  const [isStill] = useState(wantsStillness);
  const [choice, setPlaying] = useState<boolean | null>(null);
  const isPlaying = choice ?? !(isStill || dataSaver.isOn);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    const turn = () => setTurned(true);
    embla.on('select', follow).on('select', turn).on('reInit', follow);
    return () => void embla.off('select', follow).off('select', turn).off('reInit', follow);
  }, [embla]);

  // After a swipe an animation would move the slide the rest of the way, but paper and a hidden page run no animation.
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

  // The timer restarts at every slide, so that a slide reached by a swipe stays for its full time, too.
  useEffect(() => {
    if (!embla || !isPlaying || isHeld) return;
    const timer = setTimeout(() => embla.scrollNext(AT_ONCE), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [embla, isPlaying, isHeld, current]);

  return {
    viewport,
    current,
    /** False while the first slide was never left. */
    hasTurned,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    go: (index: number) => embla?.scrollTo(index, AT_ONCE),
    next: () => embla?.scrollNext(AT_ONCE),
    previous: () => embla?.scrollPrev(AT_ONCE),
    /** Props for the element around pictures and controls. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
