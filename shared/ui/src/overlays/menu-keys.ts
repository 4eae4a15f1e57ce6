import type { KeyboardEvent } from 'react';

/**
 * Keys of an open menu: arrows move in a circle, Home and End go to the ends, Escape closes. The Tab key leaves, and the lost focus closes
 * the menu.
 */
export function stepInMenu(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const index = items.findIndex((item) => item === document.activeElement);
  const steps: Partial<Record<string, number>> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  if (event.key === 'Escape') {
    event.stopPropagation();
    return close();
  }
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
