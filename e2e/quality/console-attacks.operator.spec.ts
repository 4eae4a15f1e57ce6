import { signUpPlayer } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expect, type Page } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { sendDeposit } from '../fixtures/waiting-deposit';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';
import { consoleReady } from './console-screens';

const PASSWORD = 'seven boats on the Padma';
const TEXT = `<img src=x onerror="globalThis.owned=1"><script>globalThis.owned=1</script><a href="javascript:globalThis.owned=1">x</a>`;

/** Pages that show texts of other people, with the fields of their answers that hold one. A new page is a new line. */
const PAGES_WITH_TEXTS = [
  { path: 'queue', fields: ['transaction_id', 'username', 'method', 'account_number', 'trx_id'] },
  { path: 'audit', fields: ['who', 'player', 'call', 'ip', 'action', 'name', 'role'] },
  { path: 'people', fields: ['name', 'added_by'] },
  { path: 'content', fields: ['name', 'name_bn', 'link'] },
  { path: 'content?list=promotions', fields: ['name', 'name_bn', 'text', 'text_bn'] },
  { path: 'settings', fields: ['standard'] },
] as const;

test.use(layouts.desktop);

/** Puts a text into every field with one of the names, in every answer to a page. */
const answerWith = (page: Page, text: string, fields: readonly string[]) =>
  page.route(/\/operator\/(?!session|releases)/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const json = JSON.stringify(
      JSON.parse(body, (name, value: unknown) => (typeof value === 'string' && fields.includes(name) ? text : value)),
    );
    await route.fulfill({ response, body: json });
  });

test('a text of somebody else is shown as it was written, and nothing in it runs', async ({
  page,
  site,
  operator,
  consoleSite,
  violations,
}) => {
  const account = await signUpPlayer(site);
  await verifyPhone(site, account, operator);
  await sendDeposit(site, account, 500);
  await new ConsolePage(page).join(await consoleSite.invite('reader'), PASSWORD);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const { path, fields } of PAGES_WITH_TEXTS) {
    await test.step(path, async () => {
      await answerWith(page, TEXT, fields);
      await page.goto(`${consoleSite.console}/${path}`);
      await consoleReady(page);
      await expect(page.getByText(TEXT).first()).toBeVisible();
      const row = page.getByRole('row').nth(1);
      if ((await row.count()) > 0) await row.click();
      await expect(page.locator('img[src="x"], script:not([src]), a[href^="javascript:"]')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.has(globalThis, 'owned'))).toBe(false);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  expect(violations.list()).toEqual([]);
});

test('code that got into a page makes no markup, no script, no policy and no call to another site', async ({ page, consoleSite }) => {
  await new ConsolePage(page).join(await consoleSite.invite('victim'), PASSWORD);
  await expect(page.getByRole('navigation')).toBeVisible();
  const { tried, stopped, violated } = await page.evaluate(async () => {
    const violated = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.add(effectiveDirective));
    const { trustedTypes } = self as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    // Code of a test may evaluate text while it is called. After a pause it may not.
    const pause = () => new Promise((done) => setTimeout(done));
    const tries: Record<string, () => unknown> = {
      markup: () => (document.body.innerHTML = '<b>owned</b>'),
      script: () => document.createElement('script').setAttribute('src', 'data:text/javascript,1'),
      frame: () => document.createElement('iframe').setAttribute('srcdoc', '<b>owned</b>'),
      parser: () => new DOMParser().parseFromString('<b>owned</b>', 'text/html'),
      eval: () => pause().then(() => (0, eval)('1') as unknown),
      policy: () => trustedTypes.createPolicy('other', {}),
      'policy of the loader': () => trustedTypes.createPolicy('page', {}),
      call: () => fetch('https://evil.example/'),
      'call to a page of players': () => fetch('http://localhost:3000/', { mode: 'no-cors' }),
    };
    const stopped: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
      } catch {
        stopped.push(name);
      }
    }
    await pause();
    return { tried: Object.keys(tries), stopped, violated: [...violated] };
  });
  expect(stopped).toEqual(tried);
  expect(violated.sort()).toEqual(['connect-src', 'require-trusted-types-for', 'trusted-types']);
});

test('no address leads away from the console, before and after a sign-in', async ({ page, consoleSite }) => {
  const { origin } = new URL(consoleSite.console);
  const addresses = [
    '/?next=https://evil.example',
    '/?returnTo=javascript:alert(1)',
    '/queue?redirect=//evil.example',
    '//evil',
    '/%5C1',
    '/queue/https:%2F%2F1',
    '/join?next=//evil.example',
    '/#//evil.example',
  ];
  const person = new ConsolePage(page);
  await person.join(await consoleSite.invite('wanderer'), PASSWORD);
  await expect(page.getByRole('navigation')).toBeVisible();
  const visit = (address: string) =>
    test.step(address, async () => {
      await page.goto(`${consoleSite.console}${address}`);
      await consoleReady(page);
      expect(new URL(page.url()).origin).toBe(origin);
    });
  for (const address of addresses) await visit(address);
  await page.goto(consoleSite.console);
  await person.signOut('wanderer');
  for (const address of addresses) await visit(address);
  await page.goto(`${consoleSite.console}/?next=https://evil.example`);
  await person.signIn('wanderer', PASSWORD);
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
});

test('no page shows the console in a frame', async ({ page, consoleSite }) => {
  await page.setContent(`<iframe src="${consoleSite.console}/"></iframe>`);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});
