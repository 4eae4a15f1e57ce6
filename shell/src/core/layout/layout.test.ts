import { createStore } from 'jotai';
import { followLayout, layoutAtom, layoutFor } from './layout';

it.each([
  ['Mozilla/5.0 (X11; Linux)', 769, 'desktop'],
  ['Mozilla/5.0 (X11; Linux)', 768, 'mobile'],
  ['Mozilla/5.0 (iPhone) Mobi', 1440, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 14)', 1440, 'mobile'],
  ['Mozilla/5.0 (X11; Linux)', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14)', 0, 'mobile'],
])('SHELL-004, 005, C-25: the agent %s at %i px has the layout %s', (agent, width, layout) => expect(layoutFor(agent, width)).toBe(layout));

it('SHELL-004, C-25: the layout follows the width of the window', () => {
  const store = createStore();
  window.innerWidth = 1024;
  const stop = followLayout(store);
  expect(store.get(layoutAtom)).toBe('desktop');
  window.innerWidth = 600;
  window.dispatchEvent(new Event('resize'));
  expect(store.get(layoutAtom)).toBe('mobile');
  expect(document.documentElement).toHaveAttribute('data-layout', 'mobile');
  stop();
});
