import { signUpPlayer } from '../fixtures/accounts';
import { consoleTest as test } from '../fixtures/console-test';
import { expect, type Locator, type Page } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { sendDeposit } from '../fixtures/waiting-deposit';
import { ConsolePage } from '../pages/console.page';
import { layouts } from '../site/browser';

const PASSWORD = 'seven boats on the Padma';
const MOST_TABS = 60;

test.use(layouts.desktop);

/** True when a person sees where the focus is: it has an outline, or the box around it has one. */
const showsFocus = () => {
  let element = document.activeElement;
  for (let up = 0; element && up < 3; up++, element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
  }
  return document.activeElement === document.body;
};

/** Presses Tab until the focus is on a control. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs++) {
    expect(tabs, `Tab does not reach ${String(control)}`).toBeLessThan(MOST_TABS);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(showsFocus), 'the focus is seen').toBe(true);
  }
}

test('a person without a mouse signs in, decides, looks at the log, adds a person and looks at a release', async ({
  page,
  site,
  operator,
  consoleSite,
}) => {
  const account = await signUpPlayer(site);
  await verifyPhone(site, account, operator);
  const trx = await sendDeposit(site, account, 500);
  const person = new ConsolePage(page);
  const link = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });
  const goTo = async (name: string) => {
    await tabTo(page, link(name));
    await page.keyboard.press('Enter');
    await expect(link(name)).toHaveAttribute('aria-current', 'page');
  };
  await person.join(await consoleSite.invite('keys'), PASSWORD);
  await expect(person.row(trx)).toBeVisible();
  await person.signOut('keys');

  await test.step('sign-in', async () => {
    await page.goto(`${consoleSite.console}/`);
    for (const [field, text] of [
      [person.name, 'keys'],
      [person.password, PASSWORD],
      [person.code, person.nextCode()],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(person.row(trx)).toBeVisible();
  });

  await test.step('queue: a request opens, and its approval is asked for and left', async () => {
    await tabTo(page, page.getByRole('grid'));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary')).toBeVisible();
    await tabTo(page, page.getByRole('grid'));
    await page.keyboard.press('a');
    await expect(person.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(person.dialog).toHaveCount(0);
  });

  await test.step('audit: a row opens and closes', async () => {
    await goTo('Audit');
    await tabTo(page, page.getByRole('grid'));
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Details of the row' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Details of the row' })).toHaveCount(0);
  });

  await test.step('people: a person is added, and the focus comes back', async () => {
    await goTo('People');
    const add = page.getByRole('button', { name: 'Add a person' });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await tabTo(page, person.dialog.getByLabel('Name'));
    await page.keyboard.type('by-keys');
    await page.keyboard.press('Enter');
    const kept = person.dialog.getByRole('button', { name: 'I have it' });
    await tabTo(page, kept);
    await page.keyboard.press('Enter');
    await expect(person.dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  await test.step('releases: the history of an area opens and closes', async () => {
    await goTo('Releases');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'mf-funds' }));
    await page.keyboard.press('Enter');
    await expect(person.dialog.getByRole('list', { name: 'History of mf-funds' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(person.dialog).toHaveCount(0);
  });

  await test.step('out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Account of keys' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(person.name).toBeVisible();
  });
});
