const NEWEST = 'releases.newest';
const RELOADED = 'releases.reloaded';

/** Serials of channel documents, read synchronously; 0 when none is stored or the browser refuses. */
export const releaseMarks = {
  /** Serial of the newest document that this browser stored. */
  newest: () => read(() => window.localStorage.getItem(NEWEST)),
  keepNewest: (serial: number) => write(() => window.localStorage.setItem(NEWEST, String(serial))),
  /** Serial of the document for which this tab reloaded the page. */
  reloaded: () => read(() => window.sessionStorage.getItem(RELOADED)),
  keepReloaded: (serial: number) => write(() => window.sessionStorage.setItem(RELOADED, String(serial))),
};

function read(get: () => string | null): number {
  try {
    return Number(get()) || 0;
  } catch {
    return 0;
  }
}

/** Ignores an error: the next read shows that nothing was stored. */
function write(set: () => void) {
  try {
    set();
  } catch {
    // Without `newest` the start does not read the stored document; without `reloaded` the page does not reload.
  }
}
