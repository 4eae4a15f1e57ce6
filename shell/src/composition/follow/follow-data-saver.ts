import type { WithConnection } from '#core/session/data-saver';

/** Follows the system's wish to save data, and on the way back to this page the choice in other tabs. @returns a function that stops it */
export function followDataSaver({ read }: { read(): void }) {
  const leaving = new AbortController();
  (navigator as WithConnection).connection?.addEventListener('change', read, leaving);
  document.addEventListener('visibilitychange', read, leaving);
  return () => leaving.abort();
}
