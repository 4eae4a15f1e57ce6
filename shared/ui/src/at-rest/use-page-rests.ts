import { useEffect, useState } from 'react';

/** A page that never loads or never rests, for example because a picture hangs, counts as at rest after this time. */
const AT_LATEST_MS = 5000;
/** Safari has no `requestIdleCallback`. */
const WITHOUT_IDLE_MS = 1000;

/** True once the page has loaded and the browser is idle for the first time, so that what comes last, such as another page, may load. */
export function usePageRests(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (rests) return;
    const rest = () => setRests(true);
    let stop = () => {};
    const whenIdle = () => {
      stop = idly(rest);
    };
    const latest = setTimeout(rest, AT_LATEST_MS);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => {
      clearTimeout(latest);
      window.removeEventListener('load', whenIdle);
      stop();
    };
  }, [rests]);
  return rests;
}

/** Runs `work` when the browser is idle. @returns a function that takes it back */
function idly(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
