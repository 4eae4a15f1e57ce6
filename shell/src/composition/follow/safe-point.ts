const QUIET_MS = 2000;
const LOOK_EVERY_MS = 250;

/** Waits for a moment at which a swap disturbs nobody: no part is busy and nobody types. */
export function createSafePoint(isBusy: () => boolean, now = () => performance.now()) {
  let typedAt = -Infinity;
  const handleTyping = () => {
    typedAt = now();
  };
  for (const event of ['keydown', 'input']) window.addEventListener(event, handleTyping, { capture: true, passive: true });

  const isSafe = () => !isBusy() && now() - typedAt >= QUIET_MS;
  return async function safePoint() {
    while (!isSafe()) await new Promise((again) => setTimeout(again, LOOK_EVERY_MS));
  };
}
