import { useEffect, useState, type RefObject } from 'react';
import { clearPlace, overlaps, reachOf, type Box, type FloatingPlace, type Rest } from './drag.rules';

const SETTLED_MS = 120;
const AT_REST: FloatingPlace = { liftPx: 0, isTucked: false };
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
/** Elements with text that people come to read. */
const WORDS = 'h1, h2, h3, p, dt, dd, td, th, label, time';

/** Moves the button off the content under its resting place, each time the page comes to rest. */
export function useClearPlace(button: RefObject<HTMLElement | null>, rest: Rest, isHeld: boolean): FloatingPlace {
  const [place, setPlace] = useState(AT_REST);

  useEffect(() => {
    // While it is dragged or has the focus, the button does not move by itself.
    if (isHeld) return setPlace(AT_REST);
    const look = () => {
      if (!button.current) return;
      const box = restBox(button.current, rest);
      const next = clearPlace(box, takenBoxes(button.current, reachOf(box)));
      setPlace((before) => (before.liftPx === next.liftPx && before.isTucked === next.isTucked ? before : next));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    look();
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.body);
    for (const name of EVENTS) window.addEventListener(name, lookSoon, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const name of EVENTS) window.removeEventListener(name, lookSoon, { capture: true });
    };
  }, [button, rest, isHeld]);

  return place;
}

/**
 * Events after which other content may be under the button: a press may open something, a picture that loads moves the content below it.
 */
const EVENTS = ['scroll', 'resize', 'focusin', 'click', 'load'] as const;

/** Every move is a translation, so the element's offsets are those of its resting place. */
function restBox({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement, { raisedPx }: Rest): Box {
  const top = offsetTop - raisedPx;
  return { left: offsetLeft, top, right: offsetLeft + offsetWidth, bottom: top + offsetHeight };
}

/** Boxes within `reach`. A page may have a thousand elements with text, and a text is slow to measure, so only those nearby are measured. */
function takenBoxes(button: HTMLElement, reach: Box): Box[] {
  const boxes: Box[] = [];
  const words = document.createRange();
  for (const element of document.querySelectorAll(`${FOCUSABLE}, ${WORDS}`)) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !overlaps(reach, box)) continue;
    if (element === button || element.closest('[inert]')) continue;
    // A paragraph is as wide as its column; its text is often narrower.
    words.selectNodeContents(element);
    boxes.push(element.matches(FOCUSABLE) ? box : words.getBoundingClientRect());
  }
  return boxes;
}
