import type { Page } from '@playwright/test';
import { LANGUAGES, languagesOf, showIn } from '../fixtures/languages';
import { layouts, type LayoutName } from '../site/browser';
import { expect, screenTest as test } from './screen-test';

/** Every list that a link of the site opens; only the platform's own order has its posters in the document. */
const LISTS = ['/games', '/games?type=SLOT&title=Slots', '/casino', '/casino?type=TABLE'];
/** In the first view of each layout. */
const PLACES = { phone: 6, desktop: 16 } as const;
const LIST = '#area [role="listitem"]';
/** Two lines of text may be rounded to one pixel each. */
const MOST_MOVED_PX = 2;

interface Poster {
  address: string | null;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every file of the catalogue waits for the returned function. */
async function holdCode(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/mf-catalogue/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect(page.locator(`${LIST} img`).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const postersIn = (page: Page, place: string) =>
  page.locator(`${place} img[src^="/storage/games/"]`).evaluateAll((pictures) =>
    pictures.map((picture): Poster => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      return { address: picture.getAttribute('src'), left: x, top: y + window.scrollY, width, height };
    }),
  );

/** A document leaves out the answers for which it would wait too long, so a busy machine may need a second one. */
async function openWithPosters(page: Page, path: string, count: number) {
  let posters: Poster[] = [];
  await expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    posters = await postersIn(page, '[data-pending]');
    expect(posters, path).toHaveLength(count);
  }).toPass();
  return posters;
}

const distance = (one: Poster, other: Poster) =>
  Math.max(...(['left', 'top', 'width', 'height'] as const).map((side) => Math.abs(one[side] - other[side])));

for (const [layoutTurn, layout] of (Object.keys(layouts) as LayoutName[]).entries())
  test.describe(layout, () => {
    test.use({ layout });

    test('the posters of the document are those of the list, and stay where they are when it arrives', async ({ page }) => {
      await page.goto('/login');
      for (const language of LANGUAGES) {
        await showIn(page, language);
        const lists = LISTS.filter((_, turn) => languagesOf(turn + layoutTurn).includes(language));
        for (const path of lists) {
          const showList = await holdCode(page);
          const first = await openWithPosters(page, path, PLACES[layout]);
          await showList();
          const list = await postersIn(page, LIST);
          first.forEach((poster, index) => {
            const tile = list[index];
            expect(tile?.address, `${language} ${path}, tile ${index}`).toBe(poster.address);
            expect(tile && distance(poster, tile), `${language} ${path}, tile ${index}`).toBeLessThanOrEqual(MOST_MOVED_PX);
          });
        }
      }
    });

    test('a list in another order, a search and a page that saves data have no poster in the document', async ({
      page,
      context,
      baseURL,
    }) => {
      for (const path of ['/games?sort=aZ', '/games?q=gold']) {
        const showList = await holdCode(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await postersIn(page, '[data-pending]'), path).toEqual([]);
        await showList();
      }
      await context.addCookies([{ name: 'data-saver', value: '1', url: baseURL ?? page.url() }]);
      const requested: string[] = [];
      page.on('request', (request) => void (request.url().includes('/storage/games/') && requested.push(request.url())));
      await page.goto('/games');
      await expect(page.locator(LIST).first()).toBeVisible();
      expect(requested).toEqual([]);
    });
  });
