import { useEffect, useRef } from 'react';
import type { PickedPrice } from '../draft/picked-price';

/**
 * On a desktop the slip follows all prices in the tab order. So a picked price moves the focus to the stake, a placed bet moves it to the
 * outcome, and a cleared slip moves it back to the price. A slip that was filled before gets no focus.
 */
export function useSlipFocus(pick: PickedPrice | null, isPlaced: boolean) {
  const slip = useRef<HTMLDivElement>(null);
  const before = useRef({ pick, isPlaced });
  const price = useRef<Element | null>(null);

  useEffect(() => {
    const was = before.current;
    before.current = { pick, isPlaced };
    if (pick && pick !== was.pick) {
      const pressed = document.activeElement;
      // If a button of the slip was pressed, it may be unmounted by now, and then the body holds the focus.
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
