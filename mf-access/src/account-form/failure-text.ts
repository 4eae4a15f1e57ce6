import type { Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';

export interface OwnWords {
  /** Shown when the answer has no message. */
  refused: string;
  /** Shown when there is no answer. */
  unreachable: string;
}

/** The platform's message, else one of our own; followed by the waiting time when the platform sent one. */
export function failureText(t: Translate, failure: Failure | null, own: OwnWords): string | null {
  if (!failure) return null;
  if (failure.kind === 'unreachable') return t(own.unreachable);
  const said = t(wordsOf(failure) || own.refused);
  return failure.retryAfterS ? `${said} ${waitText(t, failure.retryAfterS)}` : said;
}

function waitText(t: Translate, seconds: number) {
  if (seconds < 100) return t('form.nextTrySeconds', { seconds });
  return t('form.nextTryMinutes', { minutes: Math.ceil(seconds / 60) });
}
