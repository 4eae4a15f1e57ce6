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
  // for an outside chat. Whole: the chat button, which moves to a place where it covers nothing, and the panel of the outside chat.
  shell: { first: 232_500, whole: 282_000 },
  'mf-access': { first: 36_500, whole: 105_000 },
  // First: the contract of an open payment, for the payment page in a new tab. Whole: the game wallets and the transfers back.
  'mf-funds': { first: 32_300, whole: 82_500 },
  // First: a file that several screens share is one more file of the first view. Whole: the page about the home screen, and the form for a
  // transfer to a game with its own wallet.
  'mf-catalogue': { first: 28_700, whole: 64_000 },
  // A list of transfers to and from game wallets; a receipt that survives a reload; the common money post, which recovers a lost answer.
  'mf-records': { first: 13_000, whole: 80_500 },
  'mf-rewards': { first: 19_700, whole: 59_000 },
  'mf-chat': { first: 23_000, whole: 65_500 },
  // First: the slip that survives a reload, and the choice between stream and poll.
  'mf-exchange': { first: 52_000, whole: 84_500 },
};

/** Budget of an area without a line of its own. */
export const DEFAULT_BUDGET = { first: 60_000, whole: 120_000 };
