/**
 * @typedef {{ first: number, whole: number }} Sizes
 */

/**
 * Gzip bytes an area may cost. `first`: what its first view waits for (entry, lifecycle chunk and styles; for the shell its one
 * script and style). `whole`: every script and style it can ever load. Raise a figure only with the reason in the commit.
 * @type {Record<string, Sizes>}
 */
export const SIZE_BUDGETS = {
  // First: the wallet contract, which the shell reads for the balance, also describes transfers to game wallets; every link to help looks
  // for an outside chat. Whole: the chat button, which finds a place where it covers nothing, and the panel of the outside chat.
  shell: { first: 232_500, whole: 282_000 },
  'mf-access': { first: 36_500, whole: 113_500 },
  // First: the contract of an open payment, which a payment page in a new tab reads. Whole: what is in game wallets, and the way back.
  'mf-funds': { first: 32_300, whole: 85_000 },
  // The page about the home screen, and the form that asks what to move to a game with a wallet of its own.
  'mf-catalogue': { first: 28_500, whole: 67_500 },
  // A list of transfers to and from game wallets; a receipt that a reload keeps; the common post, which asks for an answer that was lost.
  'mf-records': { first: 13_000, whole: 81_000 },
  'mf-rewards': { first: 19_700, whole: 60_500 },
  'mf-chat': { first: 23_000, whole: 67_000 },
  // First: the slip that a reload keeps, and the choice between stream and poll.
  'mf-exchange': { first: 52_000, whole: 84_500 },
};

/** For an area that has no line of its own yet. */
export const DEFAULT_BUDGET = { first: 60_000, whole: 120_000 };
