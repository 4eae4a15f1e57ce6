import { useEffect, useState, type RefObject } from 'react';
import { nextTask } from '#core/next-task';
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
    let looks = 0;
    const look = async () => {
      const own = ++looks;
      if (!button.current) return;
      const box = restBox(button.current, rest);
      const taken = await takenBoxes(button.current, reachOf(box));
      // The page moved in the meantime, and another look follows.
      if (own !== looks) return;
      const next = clearPlace(box, taken);
      setPlace((before) => (before.liftPx === next.liftPx && before.isTucked === next.isTucked ? before : next));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      looks++;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), SETTLED_MS);
    };
    lookSoon();
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.body);
    for (const name of EVENTS) window.addEventListener(name, lookSoon, { passive: true, capture: true });
    return () => {
      looks++;
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

/** Measured in one task; a phone needs some ten milliseconds for them. */
const MEASURED_AT_ONCE = 200;

/**
 * Boxes within `reach`. A page may have a thousand elements with text, so it answers presses in between, and only the texts nearby, which
 * are slow to measure, are measured.
 */
async function takenBoxes(button: HTMLElement, reach: Box): Promise<Box[]> {
  const boxes: Box[] = [];
  const words = document.createRange();
  for (const [index, element] of document.querySelectorAll(`${FOCUSABLE}, ${WORDS}`).entries()) {
    if (index > 0 && index % MEASURED_AT_ONCE === 0) await nextTask();
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !overlaps(reach, box)) continue;
    if (element === button || element.closest('[inert]')) continue;
    // A paragraph is as wide as its column; its text is often narrower.
    words.selectNodeContents(element);
    boxes.push(element.matches(FOCUSABLE) ? box : words.getBoundingClientRect());
  }
  return boxes;
}
