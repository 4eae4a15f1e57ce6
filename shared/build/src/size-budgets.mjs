/**
 * @typedef {{ first: number, whole: number }} Sizes
 */

/**
 * Size budget of each area in gzip bytes. `first`: the files that its first view waits for (entry, lifecycle chunk and styles; for the
 * shell its one script and style). `whole`: all scripts and styles that it can load. Raise a figure only with the reason in the commit.
 * @type {Record<string, Sizes>}
 */
export const SIZE_BUDGETS = {
  // First: the wallet contract, which the shell needs for the balance, also describes transfers to game wallets; every help link checks
  // for an outside chat. Whole: the chat button, which moves to a place where it covers nothing, the panel of the outside chat, and the
  // library that measures web vitals, which one device in five fetches after the first view.
  shell: { first: 232_300, whole: 282_600 },
  'mf-access': { first: 36_200, whole: 102_500 },
  // First: the contract of an open payment, for the payment page in a new tab. Whole: the game wallets and the transfers back.
  'mf-funds': { first: 31_500, whole: 80_800 },
  // First: a file that several screens share is one more file of the first view. Whole: the page about the home screen, and the form for a
  // transfer to a game with its own wallet.
  'mf-catalogue': { first: 28_400, whole: 62_600 },
  // A list of transfers to and from game wallets; a receipt that survives a reload; the common money post, which recovers a lost answer.
  'mf-records': { first: 12_400, whole: 78_400 },
  'mf-rewards': { first: 19_500, whole: 57_200 },
  'mf-chat': { first: 21_800, whole: 63_600 },
  // First: the slip that survives a reload, and the choice between stream and poll.
  'mf-exchange': { first: 50_300, whole: 82_700 },
};

/** Budget of an area without a line of its own. */
export const DEFAULT_BUDGET = { first: 60_000, whole: 120_000 };
