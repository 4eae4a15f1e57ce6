import type { KeyboardEvent } from 'react';

/** Arrows go round, Home and End to the ends, Escape closes; Tab leaves and the menu closes by itself. */
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
