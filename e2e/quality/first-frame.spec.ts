import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';
import { LANGUAGES, languagesOf, showIn } from '../fixtures/languages';
import { firstPictureAt, notePictures } from './first-picture';
import { layouts, type LayoutName } from '../site/browser';
import { expect, screenTest as test } from './screen-test';

/** A player who opens it leaves the site at once. */
const WAY_OUT = '/exchange-redirect';
const ALL = [...PUBLIC_ROUTES, ...PLAYER_ROUTES].filter((route) => route !== WAY_OUT).map((route) => route.replace(/:\w+/, '1'));
/** Every route of a player leads a visitor to the log-in, so one is enough; the promotions are open on a desktop. */
const ROUTES = { player: ALL, visitor: [...PUBLIC_ROUTES, '/deposit', '/promotions', '/gamerun'] };
/** A game and a chat have the whole screen, and so no frame. */
const WITHOUT_FRAME = ['/gamerun', '/practice', '/chat-box', '/chat-box/1'];

/** A page that shows something else without a query. */
const ADDRESSES: Readonly<Record<string, string>> = { '/odds-view': '/odds-view?eventId=1&marketId=1' };

/** Nothing moves; a line that a later font moves by a pixel counts some millionths. */
const MOST_SHIFT = 0.001;

test.describe.configure({ mode: 'parallel' });

for (const [layoutTurn, layout] of (Object.keys(layouts) as LayoutName[]).entries())
  for (const as of ['visitor', 'player'] as const)
    test.describe(`${layout}, ${as}`, () => {
      test.use({ layout, as });

      test('React takes over each document as it is, and each area begins with its picture in it, in each language', async ({ page }) => {
        const problems: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && message.text().includes('frame of the document')) problems.push(message.text());
        });
        await notePictures(page);
        await page.goto('/');
        for (const language of LANGUAGES) {
          await showIn(page, language);
          const frames: (string | null)[] = [];
          const routes = ROUTES[as].filter((_, turn) => languagesOf(turn + layoutTurn).includes(language));
          for (const route of routes) {
            const { frame, isKept, ...picture } = await firstPictureAt(page, ADDRESSES[route] ?? route);
            if (isKept !== (frame !== null)) problems.push(`${route}: the frame was drawn anew`);
            if (picture.difference) problems.push(`${language} ${route}: the area began with another picture: ${picture.difference}`);
            if (picture.shift > MOST_SHIFT)
              problems.push(`${language} ${route}: the page moved before the area was there (${picture.shift})`);
            frames.push(frame);
          }
          const key = `${language}-${layout === 'phone' ? 'mobile' : 'desktop'}-${as === 'player' ? 'player' : 'guest'}`;
          expect(frames.filter((frame) => frame !== key)).toHaveLength(WITHOUT_FRAME.filter((route) => routes.includes(route)).length);
        }
        expect(problems).toEqual([]);
      });
    });
