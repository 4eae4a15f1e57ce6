const EVERY_MS = 30_000;
const AT_MOST_EVERY_MS = 5000;

/** Dispatched on `window` by whoever knows that something was released. */
export const LOOK_EVENT = 'releases:look';

/** Looks for a newer document: now, every 30 s, when the player comes back, and when asked. Not while nobody could see or reach it. @returns how to stop. */
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
