import type { Page } from '@playwright/test';
import { inlinedReadId } from '@site/api/contracts/inlined-reads';

/** The way of a page from its document to the first render of its area. */
export interface FirstPicture {
  /** Key of the frame in the document; null without one. */
  frame: string | null;
  /** The elements of the frame are still those of the document. */
  isKept: boolean;
  /**
   * First element of the area that differs, by its class or its place, from the pending state in the document; null without one, and for a
   * screen that came in place of the placeholder of its code.
   */
  difference: string | null;
  /** Sum of all layout shifts before that first render. */
  shift: number;
}

/**
 * Makes each later document of the page note its first picture. No call is answered, also not by the document, so that every area stays in
 * its pending state.
 */
export const notePictures = (page: Page) =>
  page.addInitScript((answers) => {
    const note = { frame: null as string | null, isKept: () => false, difference: null as string | null, shift: 0 };
    Object.assign(window, { firstPicture: note });

    // Routes of the test runner would switch off the browser's cache.
    const read = window.fetch.bind(window);
    window.fetch = (...given) => (/\/api\//.test(String(given[0])) ? new Promise(() => {}) : read(...given));
    XMLHttpRequest.prototype.send = () => {};

    const shifts: { startTime: number; value: number }[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[])));
    observer.observe({ type: 'layout-shift', buffered: true });

    const partsOf = (element: Element) =>
      [...element.querySelectorAll('*')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        // The document has the first slide in the place that the area keeps for it.
        const name = part.localName === 'img' ? 'span' : part.localName;
        return `<${name} class="${part.getAttribute('class') ?? ''}"> at ${[x, y, width, height].map(Math.round).join(' ')}`;
      });
    /** Measures one of the two as if the other was not there; nothing of it is painted. */
    function partsAlone(element: HTMLElement, other: HTMLElement) {
      element.style.setProperty('display', 'block', 'important');
      other.style.setProperty('display', 'none', 'important');
      const parts = partsOf(element);
      for (const { style } of [element, other]) style.removeProperty('display');
      return parts;
    }
    const holdsPlaceholder = (element: Element) => element.querySelector('[data-awaits="code"]') !== null;
    function compare(pending: HTMLElement, shown: HTMLElement) {
      const [before, after] = [partsAlone(pending, shown), partsAlone(shown, pending)];
      // The code of a screen that was here before the first render puts the screen itself in place of its placeholder.
      const isScreenItself = holdsPlaceholder(pending) && !holdsPlaceholder(shown);
      const index = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place).find(
        (place) => before[place] !== after[place],
      );
      note.difference = index === undefined || isScreenItself ? null : `${before[index] ?? 'nothing'} -> ${after[index] ?? 'nothing'}`;
      const now = performance.now();
      for (const { startTime, value } of shifts) if (startTime < now) note.shift += value;
    }

    // The document is complete, and its scripts have not run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const answer of document.querySelectorAll(`script[id^="${answers}"]`)) answer.remove();
      const main = document.getElementById('main');
      note.frame = document.getElementById('root')?.dataset['frame'] ?? null;
      note.isKept = () => main !== null && main === document.getElementById('main');
      const pending = document.querySelector<HTMLElement>('[data-pending]');
      if (!pending?.parentElement) return;
      const changes = new MutationObserver(() => {
        const shown = document.querySelector<HTMLElement>('#area > [data-remote]');
        if (!shown?.firstChild) return;
        changes.disconnect();
        compare(pending, shown);
      });
      changes.observe(pending.parentElement, { childList: true, subtree: true });
    });
  }, inlinedReadId(''));

/** Opens an address, and waits until React has taken over the frame and the area has rendered in place of its pending state. */
export async function firstPictureAt(page: Page, address: string): Promise<FirstPicture> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !document.querySelector('#root[data-frame], [data-skeleton], [data-pending]'),
  );
  return page.evaluate(() => {
    const { isKept, ...note } = (window as unknown as { firstPicture: Omit<FirstPicture, 'isKept'> & { isKept(): boolean } }).firstPicture;
    return { ...note, isKept: isKept() };
  });
}
