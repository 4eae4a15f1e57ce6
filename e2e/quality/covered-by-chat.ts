import type { Page } from '@playwright/test';

/** Lists the focusable elements that the chat button covers in part. */
export const coveredByChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A price has a side too: to back or to lay.
    const chat = document.querySelector('button:is([data-side="left"], [data-side="right"])');
    if (!chat) return [];
    const over = chat.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element !== chat && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 1 && left < over.right && over.left < right && top < over.bottom && over.top < bottom;
      })
      .map((element) => `${element.tagName} ${element.textContent ?? ''}`);
  });
