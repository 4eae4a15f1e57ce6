import { ODDS_POLL_MS, type MatchOdds } from '@site/api/contracts/exchange';
import { openMatch } from '../fixtures/matches';
import { exchangeOf, expect, playerTest as test, type Page, type Request } from '../fixtures/test';
import { OddsView } from '../pages/exchange.page';

const STREAM = '**/api/event-stream/**';
const ODDS = '**/api/match-odds/**';

test.beforeEach(({ page }) => page.route(STREAM, (route) => route.abort('connectionrefused')));

async function showMatch(page: Page, site: string) {
  const { path, first } = await openMatch(exchangeOf(site), 'soccer');
  await page.goto(path);
  const view = new OddsView(page);
  return { view, back: view.price(view.market('Match Odds').first(), 'Back', first.name) };
}

test('EXCHANGE-020: without the stream the page polls, with one request at a time, and stops when the player leaves', async ({
  page,
  site,
}) => {
  let asked = 0;
  let most = 0;
  let running = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/api/match-odds/')) return;
    asked += 1;
    most = Math.max(most, (running += 1));
  });
  const ended = (request: Request) => {
    if (request.url().includes('/api/match-odds/')) running -= 1;
  };
  page.on('requestfinished', ended).on('requestfailed', ended);
  const { view } = await showMatch(page, site);
  await expect(view.market('Match Odds').first()).toBeVisible();
  const before = asked;
  await expect.poll(() => asked - before).toBeGreaterThan(6);
  expect(most).toBe(1);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/exchange-inplay/);
  await page.waitForTimeout(500);
  const left = asked;
  await page.waitForTimeout(5 * ODDS_POLL_MS);
  expect(asked).toBe(left);
});

test('EXCHANGE-037: when the feed stalls prices become stale and betting closes; when it continues betting opens again', async ({
  page,
  site,
}) => {
  const { view, back } = await showMatch(page, site);
  await expect(back).toBeEnabled();
  await page.route(ODDS, () => new Promise(() => {}));
  await expect(view.stale).toBeVisible();
  await expect(back).toBeDisabled();
  await page.unroute(ODDS);
  await expect(view.stale).toBeHidden();
  await expect(back).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an older answer that arrives late and a repeated one change nothing', async ({ page, site }) => {
  const { back } = await showMatch(page, site);
  await expect(back).toBeEnabled();
  let newest: MatchOdds | null = null;
  await page.route(ODDS, async (route) => {
    const answer = await route.fetch();
    const [market] = (await answer.json()) as [MatchOdds];
    newest ??= at(market, market.version + 60_000, 7.4);
    // Alternate between an answer that is ahead and one that is older.
    const isAhead = market.version % 2 === 0;
    await route.fulfill({ json: [isAhead ? newest : at(market, market.version, 1.01)], headers: { 'access-control-allow-origin': '*' } });
  });
  await expect(back).toContainText('7.4');
  for (let look = 0; look < 10; look += 1) {
    await page.waitForTimeout(200);
    await expect(back).toContainText('7.4');
  }
  // Requests that are in flight when the page closes need no answer.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const at = (market: MatchOdds, version: number, price: number): MatchOdds => ({
  ...market,
  version,
  status: 'OPEN',
  runners: market.runners.map((runner) => ({ ...runner, availableToBack: [{ price, size: 5000 }] })),
});

test('EXCHANGE-020: with the poll selected the page sends a request on every beat of 300 ms and opens no stream', async ({
  page,
  site,
}) => {
  await page.unroute(STREAM);
  await page.clock.install();
  const seen = { polls: 0, ended: 0, streams: 0 };
  const isPoll = (request: Request) => request.url().includes('/api/match-odds/');
  page.on('request', (request) => {
    if (isPoll(request)) seen.polls += 1;
    if (request.url().includes('/api/event-stream/')) seen.streams += 1;
  });
  for (const name of ['requestfinished', 'requestfailed'] as const)
    page.on(name as 'requestfinished', (request) => void (seen.ended += isPoll(request) ? 1 : 0));
  const { path, first } = await openMatch(exchangeOf(site), 'soccer');
  await page.goto(`${path}&odds_feed=poll`);
  const view = new OddsView(page);
  await expect(view.price(view.market('Match Odds').first(), 'Back', first.name)).toBeEnabled();

  // The clock of the page is paused and moves only by whole beats, so that a slow machine changes nothing.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const isQuiet = () => expect.poll(() => seen.polls - seen.ended).toBe(0);
  await isQuiet();
  const before = seen.polls;
  let beats = 0;
  while (seen.polls - before < 10 && beats < 30) {
    await page.clock.runFor(ODDS_POLL_MS);
    beats += 1;
    await isQuiet();
    expect(seen.polls - before).toBeLessThanOrEqual(beats);
  }
  // The page skips a beat while it still reads the previous answer.
  expect(beats).toBeLessThan(15);
  expect(seen.streams).toBe(0);
});
