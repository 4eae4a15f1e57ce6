import { useEffect, useState, type RefObject } from 'react';
import { clearPlace, type Box, type Place, type Rest } from './drag.rules';

const SETTLED_MS = 120;
const AT_REST: Place = { liftPx: 0, isTucked: false };
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
/** The words and values that people come to read. */
const WORDS = 'h1, h2, h3, p, dt, dd, td, th, label, time';

/** Moves the button out of the way of what is under its resting place, each time that the page comes to rest. */
export function useClearPlace(button: RefObject<HTMLElement | null>, rest: Rest, isHeld: boolean): Place {
  const [place, setPlace] = useState(AT_REST);

  useEffect(() => {
    // In the hand, or under the focus, it stays where it is put.
    if (isHeld) return setPlace(AT_REST);
    const look = () => {
      if (!button.current) return;
      const next = clearPlace(restBox(button.current, rest), takenBoxes(button.current));
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

/** A press may open what was not there; a picture that arrives moves what is below it. */
const EVENTS = ['scroll', 'resize', 'focusin', 'click', 'load'] as const;

/** Its offsets are those of its resting place: every move is a translation. */
function restBox({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement, { raisedPx }: Rest): Box {
  const top = offsetTop - raisedPx;
  return { left: offsetLeft, top, right: offsetLeft + offsetWidth, bottom: top + offsetHeight };
}

function takenBoxes(button: HTMLElement): Box[] {
  const boxes: Box[] = [];
  const words = document.createRange();
  for (const element of document.querySelectorAll(`${FOCUSABLE}, ${WORDS}`)) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || element === button || element.closest('[inert]')) continue;
    // A paragraph is as wide as its column, its words are not.
    words.selectNodeContents(element);
    boxes.push(element.matches(FOCUSABLE) ? box : words.getBoundingClientRect());
  }
  return boxes;
}
