import type { NavigateFunction } from 'react-router-dom';
import type { Shell } from '@site/remote';

/** Lets services navigate through the router of the shell's root; calls before that router is connected wait for it. */
export function createNavigation() {
  let router: NavigateFunction | null = null;
  const waiting: Parameters<Shell['navigate']>[] = [];

  const navigate: Shell['navigate'] = (path, { replace, state } = {}) => {
    if (!router) return void waiting.push([path, { replace, state }]);
    const before = window.location.href;
    void router(path, { replace, state });
    // single-spa notifies the other routers of the page only of a new address, not of another state under the same one.
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
