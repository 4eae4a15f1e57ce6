/** A new page begins at its top; going back is the browser's, which knows where the player was. @returns how to stop. */
export function startPagesAtTop() {
  let pathname = window.location.pathname;
  const handleMove = (event: PopStateEvent) => {
    const isNewPage = window.location.pathname !== pathname;
    pathname = window.location.pathname;
    // single-spa re-fires pushState and replaceState as popstate and says so.
    if (isNewPage && 'singleSpaTrigger' in event) window.scrollTo(0, 0);
  };
  window.addEventListener('popstate', handleMove);
  return () => window.removeEventListener('popstate', handleMove);
}
