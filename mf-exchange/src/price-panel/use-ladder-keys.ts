import { useEffect, useRef } from 'react';
import type { RunnerSide } from './ladder.rules';

/** Side that a key goes to. */
const SIDES: Partial<Record<string, RunnerSide>> = { b: 'back', l: 'lay', ArrowLeft: 'back', ArrowRight: 'lay' };
const MOVES = ['ArrowUp', 'ArrowDown'];

/** Keys of the ladder: arrows move the focus between its prices, `b` and `l` press the focused price. */
export function useLadderKeys() {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const element = table.current;
    // The keys of the other tables listen further out, so this one is native and ends the way of the event.
    const handleKey = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const cell = event.target;
      if (!(cell instanceof HTMLButtonElement) || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = targetOf(cell, key);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      target.focus();
      // A key that is held down must not press a price again and again.
      if ((key === 'b' || key === 'l') && !event.repeat) target.click();
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, []);
  return table;
}

function targetOf(cell: HTMLButtonElement, key: string): HTMLButtonElement | null {
  const row = cell.closest('tr');
  const side = SIDES[key];
  if (side) return cellOf(row, side);
  if (!MOVES.includes(key)) return null;
  const next = key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  // At an end of the ladder the focus stays, and the page does not scroll away.
  return cellOf(next ?? row, cell.dataset['side'] ?? 'back');
}

const cellOf = (row: Element | null | undefined, side: string) => row?.querySelector<HTMLButtonElement>(`[data-side='${side}']`) ?? null;
