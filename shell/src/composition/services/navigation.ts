import type { NavigateFunction } from 'react-router-dom';
import type { Shell } from '@site/remote';

/** Services navigate through the router of the shell's own root; what they ask before it stands, waits for it. */
export function createNavigation() {
  let router: NavigateFunction | null = null;
  const waiting: Parameters<Shell['navigate']>[] = [];

  const navigate: Shell['navigate'] = (path, { replace, state } = {}) => {
    if (!router) return void waiting.push([path, { replace, state }]);
    const before = window.location.href;
    void router(path, { replace, state });
    // single-spa tells the other routers of the page about a new address only, not about another state under the same one.
    if (window.location.href === before) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };

  return {
    navigate,
    connect(next: NavigateFunction) {
      router = next;
      for (const asked of waiting.splice(0)) navigate(...asked);
    },
  };
}
