import { flushSync } from 'react-dom';

/** Attributes of the scrolling element. It takes the keyboard focus, so that the arrow keys scroll it. */
export const SCROLLER = { 'data-scroller': '', tabIndex: 0 };

/** Makes a change that lets an element grow, and keeps the element's top in place: with `column-reverse` it would grow upwards. */
export function keepTop(element: Element | null, change: () => void) {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (element?.getBoundingClientRect().top ?? 0) - before;
  const scroller = element?.closest('[data-scroller]');
  if (scroller) scroller.scrollTop += moved;
}
