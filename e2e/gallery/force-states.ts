import type { Page } from 'playwright';

const FORCED = 'data-forced';
/** Mark -> pseudo-classes that the browser takes as given. */
const CLASSES = { hover: ['hover'], focus: ['focus', 'focus-visible'], within: ['focus-within'] };

/** Marks the first control of each state whose name begins with `hover` or `focus`, and the elements around it. Runs in the page. */
function markControls(attribute: string) {
  for (const kind of ['hover', 'focus']) {
    for (const state of document.querySelectorAll(`[data-state^="${kind}"]`)) {
      const control = state.querySelector('button, a, input, select, textarea');
      control?.setAttribute(attribute, kind);
      if (kind === 'hover') continue;
      for (let around = control?.parentElement; around && around !== state; around = around.parentElement) {
        around.setAttribute(attribute, 'within');
      }
    }
  }
}

/** Puts controls into the states that their names promise; a real mouse or focus can be on one element of a page only. */
export async function forceStates(page: Page) {
  await page.evaluate(markControls, FORCED);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const [mark, forcedPseudoClasses] of Object.entries(CLASSES)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${FORCED}="${mark}"]` });
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}
