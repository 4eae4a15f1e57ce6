/**
 * Scrolls to the top at each new page. On Back it leaves the scroll position to the browser, which restores it.
 * @returns a function that stops it
 */
export function startPagesAtTop() {
  let pathname = window.location.pathname;
  const handleMove = (event: PopStateEvent) => {
    const isNewPage = window.location.pathname !== pathname;
    pathname = window.location.pathname;
    // single-spa re-fires pushState and replaceState as popstate and marks these events.
    if (isNewPage && 'singleSpaTrigger' in event) window.scrollTo(0, 0);
  };
  window.addEventListener('popstate', handleMove);
  return () => window.removeEventListener('popstate', handleMove);
}
