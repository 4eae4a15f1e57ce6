/**
 * What runs inside the page, as text: functions of this process would bring along what its compiler put into them.
 * Each is one expression that is a function.
 */
export interface Look {
  /** The shell gives it a place: a panel has none before its tab is open. */
  hasPlace: boolean;
  /** The release that stands in the slot; null while none does. */
  release: string | null;
  /** The shell says so, and shows its own skeleton no more. */
  isMounted: boolean;
  /** Something of it has a place on the screen. */
  isVisible: boolean;
}

/** An address between two visits, so that each of them enters and leaves. */
export const NOWHERE = '/gate-between-two-visits';

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
  };
}`;

const FRAME = 'new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))';

/** (path) -> as following a link does. */
export const GO = `async (path) => {
  const go = (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  go('${NOWHERE}');
  while (document.querySelector('[data-remote]')) await ${FRAME};
  go(path);
}`;

/** (remote, panel or null, withinMs) -> Look, as soon as something is to be seen or the time is over. Opens the tab of the panel. */
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

/** (remote, panel or null) -> Look, after what was asked for has been drawn. */
export const LOOK_AFTER_DRAWING = `async (remote, panel) => {
  await ${FRAME};
  await ${FRAME};
  return (${LOOK})(remote, panel);
}`;

/** (keys and values of the session) -> told to the page as another tab would. */
export const LOG_IN = `(session) => {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}`;
