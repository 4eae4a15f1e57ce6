import { useEffect, useRef } from 'react';
import type { Pick } from '../draft/pick';

/**
 * The slip of a desktop stands behind all prices of the page. Whoever picks one goes on at the stake, then at what became of the bet,
 * and at the end comes back to the price. What stands there on arrival takes no focus.
 */
export function useSlipFocus(pick: Pick | null, isPlaced: boolean) {
  const slip = useRef<HTMLDivElement>(null);
  const before = useRef({ pick, isPlaced });
  const price = useRef<Element | null>(null);

  useEffect(() => {
    const was = before.current;
    before.current = { pick, isPlaced };
    if (pick && pick !== was.pick) {
      const pressed = document.activeElement;
      // A button of the slip that was pressed may be gone by now, and then nothing holds the focus.
      if (pressed !== document.body && !slip.current?.contains(pressed)) price.current = pressed;
      slip.current?.querySelector<HTMLElement>('[name=stake]')?.focus();
    } else if (isPlaced && !was.isPlaced) {
      slip.current?.focus();
    } else if (!pick && !isPlaced && document.activeElement === document.body && price.current instanceof HTMLElement) {
      price.current.focus();
    }
  }, [pick, isPlaced]);

  return slip;
}
