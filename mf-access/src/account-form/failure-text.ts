import type { Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';

export interface OwnWords {
  /** For an answer without words. */
  refused: string;
  /** For no answer at all. */
  unreachable: string;
}

/** The platform's words, or ours; with them how long to wait, where the platform said so. */
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
