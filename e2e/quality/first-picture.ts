import type { Page } from '@playwright/test';

/** What a page showed from its document to the first render of its area. */
export interface FirstPicture {
  /** Key of the frame in the document; null without one. */
  frame: string | null;
  /** The elements of the frame are still those of the document. */
  isKept: boolean;
  /** The document held the pending state of the area. */
  hasPending: boolean;
  /** First difference between that pending state and the first render of the area; null without one. */
  difference: string | null;
  /** Elements that a layout shift moved, with its score. */
  moved: string[];
}

/** Makes each later document of the page note its first picture. */
export const notePictures = (page: Page) =>
  page.addInitScript(() => {
    const note = {
      frame: null as string | null,
      isKept: () => false,
      hasPending: false,
      difference: null as string | null,
      moved: [] as string[],
    };
    Object.assign(window, { firstPicture: note });
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
        note.moved.push(
          `${value.toFixed(4)}: ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent)).join(', ')}`,
        );
    });
    observer.observe({ type: 'layout-shift', buffered: true });

    const partsOf = (element: Element) =>
      [...element.querySelectorAll('*')].map((part) => `${part.localName} ${part.getAttribute('class') ?? ''}`);
    function compare(pending: Element, shown: Element) {
      const [before, after] = [partsOf(pending), partsOf(shown)];
      const at = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index).find(
        (index) => before[index] !== after[index],
      );
      note.difference = at === undefined ? null : `${before[at] ?? 'nothing'} -> ${after[at] ?? 'nothing'}`;
    }

    // The document is complete, and its scripts have not run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const main = document.getElementById('main');
      note.frame = document.getElementById('root')?.dataset['frame'] ?? null;
      note.isKept = () => main !== null && main === document.getElementById('main');
      const pending = document.querySelector('[data-pending]');
      if (!pending?.parentElement) return;
      note.hasPending = true;
      const changes = new MutationObserver(() => {
        const shown = document.querySelector('#area > [data-remote]');
        if (!shown?.firstChild) return;
        changes.disconnect();
        compare(pending, shown);
      });
      changes.observe(pending.parentElement, { childList: true, subtree: true });
    });
  });

/** Opens an address, and waits until React has taken over the frame and the area has rendered in place of its pending state. */
export async function firstPictureAt(page: Page, address: string): Promise<FirstPicture> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      'firstPicture' in window &&
      !document.querySelector('#root[data-frame], [data-skeleton], [data-pending]') &&
      document.readyState !== 'loading',
  );
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const { isKept, ...note } = (window as unknown as { firstPicture: Omit<FirstPicture, 'isKept'> & { isKept(): boolean } }).firstPicture;
    return { ...note, isKept: isKept() };
  });
}
