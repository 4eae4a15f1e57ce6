import type { Page } from '@playwright/test';

/** The focusable elements that the chat button partly covers. */
export const coveredByChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Price buttons also have a `data-side`: back or lay.
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
