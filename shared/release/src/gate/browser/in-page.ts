/*
 * The constants below run inside the page. They are text, because the compiler adds helpers to functions of this process that the page
 * does not have. Each is one function expression.
 */

/** State of an area or a panel in the page. */
export interface Look {
  /** The shell gives it a place; a panel has none before its tab is open. */
  hasPlace: boolean;
  /** Release in the slot; null while the slot is empty. */
  release: string | null;
  /** The shell reports it as mounted and no longer shows its own skeleton. */
  isMounted: boolean;
  /** At least one of its elements is visible and has a size. */
  isVisible: boolean;
  /** A part of it still shows that it waits, for code or for data. */
  isWaiting: boolean;
}

/** An address between two visits of one area, so that every visit unmounts and mounts. */
const NOWHERE = '/gate-between-two-visits';

const LOOK = `(remote, panel) => {
  const place = panel === null ? document : document.querySelector('[data-panel="' + panel + '"]');
  const element = place?.querySelector('[data-remote="' + remote + '"]') ?? null;
  const awaited = panel === null ? '#area ~ [aria-busy="true"]' : '[data-panel="' + panel + '"] > [aria-busy="true"]';
  const isSaid = panel !== null || window.releases?.status?.().remotes?.[remote]?.mounted !== false;
  const isSeen = (part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0 && part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  return {
    hasPlace: place !== null,
    release: element?.dataset.release ?? null,
    isMounted: element !== null && isSaid && document.querySelector(awaited) === null,
    isVisible: element !== null && [...element.querySelectorAll('*')].some(isSeen),
    isWaiting: element !== null && element.querySelector('[aria-busy="true"]') !== null,
  };
}`;

const FRAME = 'new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))';

/** (path, isDirect) -> navigates as a link of the shell does, by way of an address without an area unless it is direct. */
export const GO = `async (path, isDirect) => {
  const go = (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  if (!isDirect) go('${NOWHERE}');
  while (!isDirect && document.querySelector('[data-remote]')) await ${FRAME};
  go(path);
}`;

/** (remote, panel or null, withinMs) -> Look, as soon as it is mounted and visible or the time is over. Opens the tab of the panel. */
export const WAIT_FOR = `async (remote, panel, withinMs) => {
  const look = ${LOOK};
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = look(remote, panel);
    if ((seen.isMounted && seen.isVisible) || performance.now() > deadline) return seen;
    if (!seen.hasPlace) document.querySelector('[data-tab="' + panel + '"]')?.click();
    await ${FRAME};
  }
}`;

/** (remote, panel or null) -> Look, after two more frames. */
export const LOOK_AFTER_DRAWING = `async (remote, panel) => {
  await ${FRAME};
  await ${FRAME};
  return (${LOOK})(remote, panel);
}`;

/** (keys and values of the session) -> stores them and sends the storage event that a login in another tab causes. */
export const LOG_IN = `(session) => {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}`;

/**
 * Runs before the page's own code. Each page has storage of its own, so each would install the service worker anew. React keeps a fallback
 * on the screen for 300 ms, by a timer with a bound function; nobody looks at it here, so such a timer ends at once.
 */
export const PREPARE = `Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
const later = window.setTimeout;
window.setTimeout = (work, ms, ...rest) => later(work, ms <= 300 && typeof work === 'function' && work.name.startsWith('bound ') ? 0 : ms, ...rest);`;
