import type { Page } from '@playwright/test';

/** Tolerance for the browser's rounding to half a pixel. */
const SLACK_PX = 1;
/** A word of a bar that touches the edge of the window looks cut. */
const BAR_MARGIN_PX = 3;

/**
 * Amounts of money on the page, and words of the phone's bottom bars, that are partly invisible: they reach beyond the window, or an
 * element around them clips them. Each is returned with the element that clips it.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ slack, barMargin }) => {
      const isBarWord = (element: Element) => {
        const bar = element.closest('nav');
        return bar !== null && getComputedStyle(bar).position === 'fixed';
      };
      const nameOf = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

      const cutterOf = (element: Element, box: DOMRect): string | null => {
        const view = document.documentElement;
        const margin = isBarWord(element) ? barMargin : -slack;
        if (box.left < margin || box.right > view.clientWidth - margin) return 'the window';
        for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          const isWide = box.left < edge.left - slack || box.right > edge.right + slack;
          const isHigh = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
          // An inline box does not clip.
          if (overflowX !== 'visible' && around.clientWidth > 0 && isWide) return nameOf(around);
          if ((overflowY === 'hidden' || overflowY === 'clip') && around.clientHeight > 0 && isHigh) return nameOf(around);
          if (around === element && overflowX !== 'visible' && around.scrollWidth > around.clientWidth + slack) return nameOf(around);
          if (around.matches('nav a') && isBarWord(around) && isWide) return nameOf(around);
          if (position === 'fixed') return null;
        }
        return null;
      };

      const cut: string[] = [];
      for (const element of document.body.querySelectorAll(':not(script, style, noscript, option)')) {
        const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const words = texts
          .map(({ textContent }) => textContent)
          .join('')
          .trim();
        if (words === '' || (!words.includes('৳') && !isBarWord(element))) continue;
        if (element.closest('[inert]') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // Text for screen readers only is one pixel wide.
        if (element.getBoundingClientRect().width <= 1) continue;
        const range = document.createRange();
        for (const text of texts) {
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            const cutter = cutterOf(element, box);
            if (cutter !== null) cut.push(`${words} by ${cutter}`);
          }
        }
      }
      return [...new Set(cut)];
    },
    { slack: SLACK_PX, barMargin: BAR_MARGIN_PX },
  );
