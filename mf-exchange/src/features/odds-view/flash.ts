import { isDrawn } from './drawn-rows';

const FRAMES = [{ opacity: 0.75 }, { opacity: 0 }];
const FLASH_MS = 400;
const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * A light over a price. An animation that a stylesheet names would tell every listener of the page that it began and ended, which
 * costs more than the price; this one tells nobody.
 * @returns starts it, anew when it still runs
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
