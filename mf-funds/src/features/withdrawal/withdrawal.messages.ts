import { CHECK_ERROR, COMPLETE_TURNOVER, FUNDS_ERROR, VERIFY_PHONE } from '@site/api/contracts/funds';
import type { Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';
import { PROFILE, TURNOVER_RECORD } from '#paths';

const linkTo = (path: string, words: string) => `<a href="${path}">${words}</a>`;
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Text of a failed check; the one on the phone has a link to the page that verifies it. */
export const problemText = (t: Translate, sentence: string) =>
  sentence === VERIFY_PHONE ? joined(t(sentence), linkTo(PROFILE, t('withdrawal.toProfile'))) : t(sentence);

/** Text for status 400: the missing requirement, with a link to meet it. @see FUNDS-064 */
function missingText(t: Translate, said: string | undefined) {
  const way = /date of birth/i.test(said ?? '')
    ? linkTo(PROFILE, t('withdrawal.toProfile'))
    : linkTo(TURNOVER_RECORD, t(COMPLETE_TURNOVER));
  return joined(said && t(said), way);
}

/** Text for a failed eligibility check. @see FUNDS-064, FUNDS-065 */
export function checkFailureText(t: Translate, { status, serverMessage }: Failure): string {
  return status === 400 ? missingText(t, serverMessage) : problemText(t, serverMessage || CHECK_ERROR);
}

/** Text for a refused request. @see FUNDS-069 */
export const submitFailureText = (t: Translate, failure: Failure) => problemText(t, wordsOf(failure) || FUNDS_ERROR);
