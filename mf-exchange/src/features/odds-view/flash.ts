import { isDrawn } from './drawn-rows';

const FRAMES = [{ opacity: 0.75 }, { opacity: 0 }];
const FLASH_MS = 400;
const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * A short highlight over a price. A CSS animation would dispatch bubbling start and end events, which cost more than the price; an
 * animation of the Web Animations API dispatches none.
 * @returns a function that starts the flash, or restarts one that still runs
 */
export function createFlash(element: HTMLElement): () => void {
  let flash: Animation | null = null;
  return () => {
    if (stillness.matches || !isDrawn(element)) return;
    flash?.cancel();
    flash ??= element.animate(FRAMES, { duration: FLASH_MS, easing: 'ease-out', pseudoElement: '::after' });
    flash.play();
  };
}
