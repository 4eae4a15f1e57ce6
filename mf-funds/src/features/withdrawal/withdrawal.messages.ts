import { CHECK_ERROR, COMPLETE_TURNOVER, FUNDS_ERROR, VERIFY_PHONE } from '@site/api/contracts/funds';
import type { Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';
import { PROFILE, TURNOVER_RECORD } from '#paths';

const linkTo = (path: string, words: string) => `<a href="${path}">${words}</a>`;
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** A sentence of the ordered checks; the one on the phone leads to where it is verified. */
export const problemText = (t: Translate, sentence: string) =>
  sentence === VERIFY_PHONE ? joined(t(sentence), linkTo(PROFILE, t('withdrawal.toProfile'))) : t(sentence);

/** Of a status 400: what is missing, and where it is done. @see spec A 8 */
function missingText(t: Translate, said: string | undefined) {
  const way = /date of birth/i.test(said ?? '')
    ? linkTo(PROFILE, t('withdrawal.toProfile'))
    : linkTo(TURNOVER_RECORD, t(COMPLETE_TURNOVER));
  return joined(said && t(said), way);
}

/** Why the platform does not let the player withdraw now. */
export function checkFailureText(t: Translate, { status, serverMessage }: Failure): string {
  return status === 400 ? missingText(t, serverMessage) : problemText(t, serverMessage || CHECK_ERROR);
}

/** Why a request was not taken. */
export const submitFailureText = (t: Translate, failure: Failure) => problemText(t, wordsOf(failure) || FUNDS_ERROR);
