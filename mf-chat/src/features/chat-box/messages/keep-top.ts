import { flushSync } from 'react-dom';

/** Marks what scrolls; reached with the keyboard, so that the arrow keys do. */
export const SCROLLER = { 'data-scroller': '', tabIndex: 0 };

/** Makes a change after which an element grows downwards: the scroll is measured from the end, so that it would grow upwards. */
export function keepTop(element: Element | null, change: () => void) {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (element?.getBoundingClientRect().top ?? 0) - before;
  const scroller = element?.closest('[data-scroller]');
  if (scroller) scroller.scrollTop += moved;
}
