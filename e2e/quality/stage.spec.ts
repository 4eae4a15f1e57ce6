import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { LANGUAGES } from '../fixtures/languages';

test.use({ reducedMotion: 'no-preference' });

for (const language of LANGUAGES) {
  test(`a slide of home is never between two places, and its words are in its visible part, ${language}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await page.goto('/');
    const dots = page.locator('section[aria-roledescription="carousel"] button + button:not([data-side])');
    await expect(dots).toHaveCount(5);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (let index = 4; index >= 0; index--) {
        await dots.nth(index).focus();
        expect(await turnTo(page, index), `slide ${index + 1}, ${width} px wide`).toEqual({ index, isInPlace: true, areWordsInside: true });
      }
    }
  });
}

/** Presses a dot and inspects the stage two frames after the next slide is announced. */
const turnTo = (page: Page, index: number) =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const stage = document.querySelector('section[aria-roledescription="carousel"]');
    const dot = stage?.querySelectorAll<HTMLElement>('button + button:not([data-side])')[wanted];
    const slides = [...(stage?.querySelectorAll('li') ?? [])];
    const [slide, view] = [slides[wanted], slides[0]?.parentElement?.parentElement];
    if (!dot?.parentElement || !slide || !view) throw new Error('The stage is not there');
    const shown = () => slides.findIndex(({ ariaHidden }) => ariaHidden === 'false');
    dot.click();
    while (shown() !== wanted) await frame();
    await frame();
    await frame();
    const edge = view.getBoundingClientRect();
    const controls = dot.parentElement.getBoundingClientRect();
    const areWordsInside = [...slide.querySelectorAll('strong, strong + span')].every((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return left >= edge.left && right <= edge.right && top >= edge.top && bottom <= controls.top;
    });
    return { index: shown(), isInPlace: Math.abs(slide.getBoundingClientRect().left - edge.left) <= 1, areWordsInside };
  }, index);
