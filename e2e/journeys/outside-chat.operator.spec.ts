import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { exchangeOf } from '../fixtures/test';
import { layouts } from '../site/browser';

const LIVE_CHAT = 'https://secure.livechatinc.com';
const INTERCOM = `window.Intercom = (call) => {
  if (call === 'show') document.body.append('Messenger of ' + window.intercomSettings.app_id);
};`;

const framedBy = async (site: string) =>
  /frame-src ([^;]*)/.exec((await fetch(site)).headers.get('content-security-policy') ?? '')?.[1] ?? '';

test.afterEach(({ operator }) => operator.settings({ live_chat: '/chat', intercom: '' }));

for (const layout of ['phone', 'desktop'] as const)
  test.describe(layout, () => {
    test.use(layouts[layout]);

    test('LiveChat opens in the page while the operator has set it, but on no screen with money', async ({
      page,
      site,
      operator,
      violations,
    }) => {
      const asked: string[] = [];
      await page.route(`${LIVE_CHAT}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>Chat of licence 15130455</p>' });
      });
      await operator.settings({ live_chat: '15130455' });
      await expect.poll(() => framedBy(site)).toContain(LIVE_CHAT);

      await page.goto('/deposit');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
      expect(asked).toEqual([]);

      await page.goto('/games');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const panel = page.getByRole('dialog', { name: 'Support chat' });
      await expect(panel.frameLocator('iframe').getByText('Chat of licence 15130455')).toBeVisible();
      expect(asked[0]).toBe(`${LIVE_CHAT}/licence/15130455/v2/open_chat.cgi`);
      await panel.getByRole('button', { name: 'Close the chat' }).click();
      await expect(panel).toBeHidden();
      expect(violations.list()).toEqual([]);
    });

    test('Intercom runs in a frame of an origin without a player', async ({ page, site, operator, violations }) => {
      await page.route('https://widget.intercom.io/**', (route) => route.fulfill({ contentType: 'text/javascript', body: INTERCOM }));
      await operator.settings({ intercom: 'cl0lf7xa' });
      await page.goto('/games');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const frame = page.getByRole('dialog', { name: 'Support chat' }).locator('iframe');
      await expect(frame.contentFrame().getByText('Messenger of cl0lf7xa')).toBeVisible();
      await expect(frame).toHaveAttribute('src', `${exchangeOf(site)}/support?intercom=cl0lf7xa`);
      expect(violations.list()).toEqual([]);
    });
  });
