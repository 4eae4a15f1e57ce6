const EVERY_MS = 30_000;
const AT_MOST_EVERY_MS = 5000;

/** Event on `window`; requests a look at the releases, for example after a release. */
export const LOOK_EVENT = 'releases:look';

/**
 * Looks for a newer document at once, every 30 s and when the player comes back, but not while the page is hidden or offline; on
 * `LOOK_EVENT` always.
 * @returns a function that stops it
 */
export function pollReleases(look: () => Promise<void>, now = () => performance.now()) {
  let lookedAt = -Infinity;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function lookNow() {
    if (running) return void (isAskedAgain = true);
    lookedAt = now();
    running = look();
    await running;
    running = null;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    await lookNow();
  }
  const isAway = () => document.hidden || !navigator.onLine;
  const handleTick = () => {
    if (!isAway()) void lookNow();
  };
  const handleReturn = () => {
    if (now() - lookedAt >= AT_MOST_EVERY_MS) handleTick();
  };
  const handleAsked = () => void lookNow();

  handleTick();
  const timer = setInterval(handleTick, EVERY_MS);
  window.addEventListener('focus', handleReturn);
  window.addEventListener('online', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
  window.addEventListener(LOOK_EVENT, handleAsked);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', handleReturn);
    window.removeEventListener('online', handleReturn);
    document.removeEventListener('visibilitychange', handleReturn);
    window.removeEventListener(LOOK_EVENT, handleAsked);
  };
}
