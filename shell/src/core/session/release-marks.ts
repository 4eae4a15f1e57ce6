const NEWEST = 'releases.newest';
const RELOADED = 'releases.reloaded';

/** Serials of channel documents, read without waiting; 0 where nothing is kept or may be kept. */
export const releaseMarks = {
  /** The newest document that this browser kept. */
  newest: () => read(() => window.localStorage.getItem(NEWEST)),
  keepNewest: (serial: number) => write(() => window.localStorage.setItem(NEWEST, String(serial))),
  /** The document for which this tab loaded the page again. */
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

/** A browser that refuses is noticed by who reads next. */
function write(set: () => void) {
  try {
    set();
  } catch {
    // Without the mark a page looks again, or does not reload.
  }
}
