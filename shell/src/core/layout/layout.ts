import { atom, type createStore } from 'jotai';
import { MOBILE_AGENT, MOBILE_MAX_WIDTH } from '@site/api/contracts/site';
import type { Layout } from '@site/remote';

export const layoutAtom = atom<Layout>('mobile');

/** Mobile when either the agent or the width says so (C-25). */
export function layoutFor(agent: string, width: number): Layout {
  // A window that is not laid out yet has no width; taken for a narrow one it would send visitors away for good.
  const isNarrow = width > 0 && width <= MOBILE_MAX_WIDTH;
  return MOBILE_AGENT.test(agent) || isNarrow ? 'mobile' : 'desktop';
}

/** Keeps the layout true while the window changes. @returns how to stop. */
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
