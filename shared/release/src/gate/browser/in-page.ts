/**
 * What runs inside the page, as text: functions of this process would bring along what its compiler put into them.
 * Each is one expression that is a function.
 */
export interface Look {
  /** The release that stands in the slot; null while none does. */
  release: string | null;
  /** The shell says so, and shows its own skeleton no more. */
  isMounted: boolean;
  /** Something of it has a place on the screen. */
  isVisible: boolean;
}

/** An address between two visits, so that each of them enters and leaves. */
export const NOWHERE = '/gate-between-two-visits';

const LOOK = `(remote) => {
  const element = document.querySelector('[data-remote="' + remote + '"]');
  const said = window.releases?.status?.().remotes?.[remote];
  const isSeen = (part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0 && part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isVisible = element !== null && [...element.querySelectorAll('*')].some(isSeen);
  const isAwaited = document.querySelector('#area ~ [aria-busy="true"]') !== null;
  return { release: element?.dataset.release ?? null, isMounted: element !== null && !isAwaited && said?.mounted !== false, isVisible };
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

/** (remote, withinMs) -> Look, as soon as something is to be seen or the time is over. */
export const WAIT_FOR = `async (remote, withinMs) => {
  const look = ${LOOK};
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = look(remote);
    if ((seen.isMounted && seen.isVisible) || performance.now() > deadline) return seen;
    await ${FRAME};
  }
}`;

/** (remote) -> Look, after what was asked for has been drawn. */
export const LOOK_AFTER_DRAWING = `async (remote) => {
  await ${FRAME};
  await ${FRAME};
  return (${LOOK})(remote);
}`;

/** (keys and values of the session) -> told to the page as another tab would. */
export const LOG_IN = `(session) => {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}`;
