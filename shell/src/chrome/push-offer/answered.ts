import { atom } from 'jotai';
import { get, set } from 'idb-keyval';
import { PUSH_OFFER_AGAIN_DAYS } from '@site/api/contracts/push';

const ANSWERED = 'push.answered';
const DAY_MS = 86_400_000;

/** True after an answer on this page, for a browser that stores nothing. */
const answeredHereAtom = atom(false);

/** Remembers that the player has answered the offer. */
export const rememberAnswerAtom = atom(null, async (_, setAtom) => {
  setAtom(answeredHereAtom, true);
  await set(ANSWERED, Date.now()).catch(() => undefined);
});

/** Looks up whether the player has answered an offer lately. */
export const findAnswerAtom = atom(null, async (getAtom) => {
  const at = (await get<number>(ANSWERED).catch(() => undefined)) ?? 0;
  return getAtom(answeredHereAtom) || Date.now() - at < PUSH_OFFER_AGAIN_DAYS * DAY_MS;
});
