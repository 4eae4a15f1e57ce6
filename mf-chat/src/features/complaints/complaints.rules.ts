import {
  COMPLAINT_REFERENCE,
  COMPLAINT_SUBJECT_LEAST,
  COMPLAINT_SUBJECT_LENGTH,
  COMPLAINT_TEXT_LEAST,
  COMPLAINT_TEXT_LENGTH,
  isBlank,
  type ComplaintDetails,
} from '@site/api/contracts/chat';
import type { Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';

export interface Bounds {
  least: number;
  most: number;
}

export const SUBJECT: Bounds = { least: COMPLAINT_SUBJECT_LEAST, most: COMPLAINT_SUBJECT_LENGTH };
export const TEXT: Bounds = { least: COMPLAINT_TEXT_LEAST, most: COMPLAINT_TEXT_LENGTH };

/** The reason why the platform would refuse the text, in the player's language; null when it would accept it. */
export function problemOf(t: Translate, text: string, { least, most }: Bounds): string | null {
  if (isBlank(text)) return t('Please write something first.');
  if (text.length < least) return t('complaints.problem.short', { least });
  if (text.length > most) return t('complaints.problem.long', { most });
  return null;
}

/** The reference in capital letters, as addresses have it; null when the name is no reference. */
export function referenceIn(name: string): string | null {
  const reference = name.toUpperCase();
  return COMPLAINT_REFERENCE.test(reference) ? reference : null;
}

/**
 * True when the complaint contains this text of the player. For a client key that it knows, the platform returns the text it stored first.
 */
export const hasWords = ({ history }: ComplaintDetails, text: string) =>
  history.some((entry) => entry.by === 'player' && entry.text === text);

interface SendFailure extends Failure {
  retryAfterS?: number;
}

export function failureText(t: Translate, failure: SendFailure | null): string | null {
  if (!failure) return null;
  if (failure.kind !== 'refused') return t('complaints.problem.unreachable');
  const said = t(wordsOf(failure) ?? 'complaints.problem.unreachable');
  const { retryAfterS } = failure;
  return retryAfterS ? `${said} ${t('complaints.problem.wait', { minutes: Math.ceil(retryAfterS / 60) })}` : said;
}
