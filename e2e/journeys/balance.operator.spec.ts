import { balance } from '@site/api/contracts/wallet';
import { expect, operatorPlayerTest as test } from '../fixtures/operator-test';
import { SitePage } from '../pages/site.page';

test('SHELL-054: where pages ask less often, the toolbar shows a change of the balance at once, without a request', async ({
  page,
  account,
  operator,
}) => {
  await operator.settings({ balance_poll_s: 60 });
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === balance.path) asked += 1;
  });
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.goto('/promotions');
  await told;
  const shown = new SitePage(page).balance;
  await expect(shown).toContainText('1,500.00');
  const before = asked;
  await operator.player(account.username, { credit: 250 });
  await expect(shown).toContainText('1,750.00');
  expect(asked).toBe(before);
  await operator.settings({ balance_poll_s: 10 });
});
