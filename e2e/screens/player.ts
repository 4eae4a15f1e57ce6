/**
 * `npx tsx e2e/screens/player.ts [folder] [pattern of names]`: saves states of the player site that no address leads to as PNG, with real data: phone
 * and desktop, both languages. `main.ts` saves the screens that have an address.
 */
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { signUpPlayer } from '../fixtures/accounts';
import { heldMatch } from '../fixtures/held-match';
import { LANGUAGES } from '../fixtures/languages';
import { giveMatchesBack } from '../fixtures/match-claims';
import { createOperator } from '../fixtures/operator';
import { exchangeOf, sessionState } from '../fixtures/test';
import { cutWords } from '../quality/cut-words';
import { layouts, type LayoutName } from '../site/browser';
import { startSite } from '../site/start-site';
import { accountStates } from './account-states';
import { createCamera, openBrowser } from './camera';
import { exchangeStates } from './exchange-states';
import { identityStates } from './identity-states';
import { orderStates } from './order-states';
import { playStates } from './play-states';
import type { PlayerState, PlayerStage } from './player-state';
import { cashbackStates, rewardsStates } from './rewards-states';
import { paidTournamentStates, tournamentStates } from './tournament-states';

const camera = createCamera(resolve(process.argv[2] ?? 'e2e/test-results/player'));
const wanted = new RegExp(process.argv[3] ?? '');
const PORT = 5960;
/** BDT beyond those of a sign-up. */
const CREDIT = 5000;
/** Longer than any motion of the site. */
const STILL_MS = 600;
/** Longest wait for the answers that a state shows. */
const ANSWERED_MS = 5000;

const running = process.env['SITE_URL'];
const site = running
  ? { url: running, stop: () => Promise.resolve() }
  : await startSite({ from: PORT, env: { DATABASE_URL: '', DEMO_HISTORY: 'on' } });
const operator = createOperator(site.url);
const browser = await openBrowser();

try {
  await operator.settings({ auto_review: 'off' });
  // The last states move the clock of the site, so their place is last.
  const states = [
    ...accountStates,
    ...identityStates,
    ...tournamentStates,
    ...rewardsStates,
    ...exchangeStates,
    ...orderStates,
    ...playStates,
    ...paidTournamentStates,
    ...cashbackStates,
  ].filter(({ name }) => wanted.test(name));
  for (const state of states) {
    for (const layout of Object.keys(layouts) as LayoutName[]) {
      if (state.layouts?.includes(layout) !== false) await shootState(state, layout);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

/** A state in both languages: reached once more, or by the site's own control of the language. */
async function shootState(state: PlayerState, layout: LayoutName) {
  const name = `${state.name}-${layout}`;
  const picture = { fullPage: state.isWhole === true };
  if (state.isReachedTwice) {
    for (const language of LANGUAGES)
      await onStage({ layout, language }, (stage) =>
        camera.shoot(stage.page, `${name}-${language}`, () => state.reach(stage).then(() => untilStill(stage.page, name)), picture),
      );
    return;
  }
  await onStage({ layout, language: 'en' }, async (stage) => {
    const isSaved = await camera.shoot(
      stage.page,
      `${name}-en`,
      () => state.reach(stage).then(() => untilStill(stage.page, name)),
      picture,
    );
    if (isSaved && (await languageControl(stage.page).count()) > 0)
      await camera.shoot(stage.page, `${name}-bn`, () => speakBangla(stage.page).then(() => untilStill(stage.page, name)), picture);
  });
}

/** The pages of the exchange have none on a phone. */
function languageControl(page: Page) {
  return page.locator('header select').first();
}

/** A dialog covers the control, which still takes the choice. */
async function speakBangla(page: Page) {
  await languageControl(page).selectOption('bn', { force: true });
  await page.locator('html[lang="bn"]').waitFor();
}

/** Waits until fonts, texts and answers are there, and prints amounts and words of bars that are cut. */
async function untilStill(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  // A state may be that something is still awaited.
  await page
    .locator('main span[data-shape][aria-hidden]')
    .first()
    .waitFor({ state: 'detached', timeout: ANSWERED_MS })
    .catch(() => {});
  await page.waitForTimeout(STILL_MS);
  for (const words of await cutWords(page)) console.log(`${name}: cut: ${words}`);
}

/** The match of one stage, held with the first use. */
function holdMatch(): Pick<PlayerStage, 'match' | 'settleMatch'> {
  let held: ReturnType<typeof heldMatch> | undefined;
  const match = () => (held ??= heldMatch(exchangeOf(site.url), operator, 'soccer'));
  return {
    match,
    async settleMatch() {
      const { event, runner } = await match();
      held = undefined;
      await operator.market(event.MarketId, { settle: runner.id });
    },
  };
}

async function onStage({ layout, language }: Pick<PlayerStage, 'layout' | 'language'>, work: (stage: PlayerStage) => Promise<unknown>) {
  const account = await signUpPlayer(site.url);
  await operator.player(account.username, { credit: CREDIT });
  const context = await browser.newContext({
    ...layouts[layout],
    baseURL: site.url,
    reducedMotion: 'reduce',
    storageState: sessionState(site.url, account),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([{ name: 'language', value: language, url: site.url }]);
  // The runner of this script names functions with this helper, also those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await work({ page, site: site.url, operator, account, layout, language, ...holdMatch() });
  await context.close();
  giveMatchesBack();
}
