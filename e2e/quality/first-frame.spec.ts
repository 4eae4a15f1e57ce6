import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';
import { showIn, LANGUAGES } from '../fixtures/languages';
import { layouts, type LayoutName } from '../site/browser';
import { expect, screenTest as test } from './screen-test';

/** A player who opens it leaves the site at once. */
const WAY_OUT = '/exchange-redirect';
const ALL = [...PUBLIC_ROUTES, ...PLAYER_ROUTES].filter((route) => route !== WAY_OUT).map((route) => route.replace(/:\w+/, '1'));
/** Every route of a player leads a visitor to the log-in, so one is enough; the promotions are open on a desktop. */
const ROUTES = { player: ALL, visitor: [...PUBLIC_ROUTES, '/deposit', '/promotions', '/gamerun'] };
/** A game and a chat have the whole screen, and so no frame. */
const WITHOUT_FRAME = ['/gamerun', '/chat-box', '/chat-box/1'];

test.describe.configure({ mode: 'parallel' });

for (const layout of Object.keys(layouts) as LayoutName[])
  for (const as of ['visitor', 'player'] as const)
    test.describe(`${layout}, ${as}`, () => {
      test.use({ layout, as });

      test('React takes over the frame of each document as it is, in each language', async ({ page }) => {
        const problems: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && message.text().includes('frame of the document')) problems.push(message.text());
        });
        await page.addInitScript(() => {
          // The document is complete, and its scripts have not run.
          document.addEventListener('readystatechange', () => {
            if (document.readyState !== 'interactive') return;
            const main = document.getElementById('main');
            const { frame } = document.getElementById('root')?.dataset ?? {};
            Object.assign(window, {
              documentFrame: { frame: frame ?? null, isKept: () => main !== null && main === document.getElementById('main') },
            });
          });
        });
        await page.goto('/');
        for (const language of LANGUAGES) {
          await showIn(page, language);
          const frames: (string | null)[] = [];
          for (const route of ROUTES[as]) {
            await page.goto(route, { waitUntil: 'commit' });
            await page.waitForFunction(() => 'documentFrame' in window && !document.querySelector('#root[data-frame], [data-skeleton]'));
            const { frame, isKept } = await page.evaluate(() => {
              const { frame, isKept } = (window as unknown as { documentFrame: { frame: string | null; isKept(): boolean } }).documentFrame;
              return { frame, isKept: isKept() };
            });
            expect([route, frame, isKept]).toEqual([route, frame, frame !== null]);
            frames.push(frame);
          }
          const key = `${language}-${layout === 'phone' ? 'mobile' : 'desktop'}-${as === 'player' ? 'player' : 'guest'}`;
          expect(frames.filter((frame) => frame !== key)).toHaveLength(WITHOUT_FRAME.filter((route) => ROUTES[as].includes(route)).length);
        }
        expect(problems).toEqual([]);
      });
    });
