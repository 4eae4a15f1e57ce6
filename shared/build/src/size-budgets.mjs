import path from 'node:path';
import { areaName, builderDir, readJson, rootAbove } from './workspace.mjs';

/**
 * @typedef {{ first: number, whole: number }} Sizes
 */

/**
 * Size budget of each area in gzip bytes. `first`: the files that its first view waits for (entry, lifecycle chunk and styles; for the
 * shell its one script and style). `whole`: all scripts and styles that it can load. Raise a figure only with the reason in the commit.
 * @type {Record<string, Sizes>}
 */
export const SIZE_BUDGETS = {
  // First: what decision 91 lists as the least, and whether data is saved, which the first pictures depend on; the aim is 140 kB for the
  // script. Whole: the chat button, which moves to a place where it covers nothing, the panel of the outside chat, axios and dialogs; the
  // take-over of the frame and of the pending state in it; the library that measures web vitals, which one device in five fetches; the
  // switch of the data saver; the offer of notifications, and notifications in the worker; a worker that replaces
  // another receives the document as well. Both: the entry that runs the code in short tasks, pauses of the start, the score board, which is
  // no JSON, and the second origin of an area; the balance that the stream tells (decision 128). Whole: 6.6 kB for the bar and the panel of
  // staff, which no player fetches (decision 134). Both: 250 bytes for the menu entries that areas bring (decision 135).
  // First: 450 bytes for the head of the account menu, whose name is in the first frame; before, a phone waited for it until its code was there.
  // Both: a call with further headers, for the console (decision 143). Whole: the dialog of the reality check; first: that it is due (decision 154).
  // Whole: 300 bytes for the look-up of shared modules in tasks of their own; 850 bytes for sentences about documents of identity in Bangla
  // (decision 165); 150 bytes for the link to tournaments and missions in the account menu.
  shell: { first: 173_900, whole: 288_850 },
  // First: the place-holder of a form whose code comes later. Whole: the notifications of the player; session limit and reality check, the
  // full stop, the self-check and suggested limits, in both languages (decision 154); the archive of own data, the closing of the account and
  // the names of devices (decision 155); the document of identity with its form, and promotions by channel, in both languages (decision 165).
  'mf-access': { first: 35_700, whole: 121_200 },
  // First: the contract of an open payment, for the payment page in a new tab; one file more, because webpack splits the withdrawal in two. Whole: the game wallets and the transfers back.
  'mf-funds': { first: 30_600, whole: 79_100 },
  // First: a file that several screens share is one more file of the first view; the tiles of the data saver. Whole: the page about the home
  // screen with its install button, and the form for a transfer to a game with its own wallet. Room for a longer text in the first file.
  // Both: 550 bytes for the places of the first posters, at which a list has its own (decision 127).
  // Whole: 18 kB for games without money, the sheet with rules and figures, and the search; no list waits for any of it.
  'mf-catalogue': { first: 21_700, whole: 80_900 },
  // A list of transfers to and from game wallets; a receipt that survives a reload; the common money post, which recovers a lost answer.
  // Whole: the time of play in the statement, the choice of its chart, and the highest value beside it; first: their words.
  // Whole: 600 bytes for free spins in the records (decision 166).
  'mf-records': { first: 12_500, whole: 79_950 },
  // First: the words of free bets and cashback. Whole: their page, a chunk of its own (decision 159).
  // Whole: free spins on the page of free bets, with their texts (decision 166).
  // First: the route of tournaments and missions; whole: their page with its texts in both languages, which loads with it (decision 163).
  'mf-rewards': { first: 20_200, whole: 71_500 },
  'mf-chat': { first: 21_400, whole: 63_100 },
  // First: the slip that survives a reload, the choice between stream and poll, and the deltas of the stream.
  // 150 bytes more since the head of an event keeps its place while the event loads, and one height on a phone.
  // Whole: the manifest names the lists that load with the code, so that they are there one round trip earlier.
  // Both: 1 kB for the player's own stake keys and preferences, which last over a reload.
  // The whole grew by the cash-out in part and by itself, which load with the first matched bet; by one-tap bets, shared tickets and keys,
  // which load with their first use, and by a second file of texts for all that loads later (decision 158).
  // First: 120 bytes for the names of events in the document and the rows that hold them; the whole gave them (decision 127).
  // Both: the place of a free bet in the slip, and its choice, which loads with a back bet (decision 159).
  // Both: the words of a rest and of the start in the slip and in open bets; the whole: the choices for an order and the price alerts, which load
  // with their first use (decision 162).
  // Whole: 8.6 kB for the ladder and the price chart, which load when a player opens them, with their look on a phone; the first view gave texts of the lists for their button (decision 164).
  // First: 100 bytes of room, because names of files in it pack some bytes better or worse in each build.
  // Both: the pages of other hosts wait until the page is at rest (decision 169).
  'mf-exchange': { first: 52_700, whole: 115_600 },
  // No area: the console of the people who run the site. First: what its sign-in page waits for. The texts and the code of each page come when it is
  // opened, and the code that draws charts comes with the first chart. Whole: slides, promotions, settings and health with their texts and the preview;
  // 9 kB because the texts of a page are files of their own, which pack less well than one large file. Both: names of columns on a phone; whole: who
  // held a market, and the figures of a canary beside the live ones.
  // First: the calls of tournaments, missions and documents of identity, which are in one file with all calls. Whole: their three pages with texts
  // (decisions 163 and 165), with the columns that these lists need beside a panel and on a phone.
  // First: 300 bytes for the calls of free spins in that file. Whole: their part of a player's page, with its texts (decision 166).
  // Whole: 700 bytes for the questions before a mission, tournament or grant of free spins is confirmed or ended, in both languages;
  // first: 100 bytes for what these questions share.
  console: { first: 140_850, whole: 390_800 },
};

/** Budget of an area without a line of its own. */
export const DEFAULT_BUDGET = { first: 60_000, whole: 120_000 };

/**
 * A repository of its own may name the budget of its area in the `package.json`. Without it, `whole` is at least the default there: the bundler
 * splits installed packages into other files than the sources here.
 * @param {string} dir an area's folder @returns {Sizes & { home: string }} `home`: the file with the figures
 */
export function budgetOf(dir) {
  const [area, root] = [areaName(dir), rootAbove(dir)];
  const listed = SIZE_BUDGETS[area] ?? DEFAULT_BUDGET;
  if (builderDir(root).startsWith(path.join(root, 'shared'))) return { ...listed, home: 'shared/build/src/size-budgets.mjs' };
  const { sizeBudget } = readJson(path.join(dir, 'package.json'));
  const whole = Math.max(listed.whole, DEFAULT_BUDGET.whole);
  return { first: listed.first, whole, ...sizeBudget, home: `"sizeBudget" of ${area}/package.json` };
}
