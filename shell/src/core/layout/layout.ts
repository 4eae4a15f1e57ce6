import { atom, type createStore } from 'jotai';
import { MOBILE_AGENT, MOBILE_MAX_WIDTH } from '@site/api/contracts/site';
import type { Layout } from '@site/remote';

export const layoutAtom = atom<Layout>('mobile');

/** Mobile when the user agent or the width is one of a phone. @see SHELL-004, C-25 */
export function layoutFor(agent: string, width: number): Layout {
  // A window that is not laid out yet has width 0. As a narrow one it would send visitors away from a desktop page for good.
  const isNarrow = width > 0 && width <= MOBILE_MAX_WIDTH;
  return MOBILE_AGENT.test(agent) || isNarrow ? 'mobile' : 'desktop';
}

/** Follows the size of the window. @returns a function that stops it */
export function followLayout(store: ReturnType<typeof createStore>) {
  const measure = () => {
    const layout = layoutFor(navigator.userAgent, window.innerWidth);
    document.documentElement.dataset['layout'] = layout;
    store.set(layoutAtom, layout);
  };
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}
