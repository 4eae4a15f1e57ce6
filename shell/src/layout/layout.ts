import { atom, type createStore } from 'jotai';
import { MOBILE_AGENT, MOBILE_MAX_WIDTH } from '@site/api/contracts/site';
import type { Layout } from '@site/remote';

export const layoutAtom = atom<Layout>('mobile');

/** Mobile when either the agent or the width says so (C-25). */
export const layoutFor = (agent: string, width: number): Layout =>
  MOBILE_AGENT.test(agent) || width <= MOBILE_MAX_WIDTH ? 'mobile' : 'desktop';

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
