import type { Translate } from '@site/i18n';
import { wordsOf } from '@site/remote/failure';
import type { Placing } from './placing.queries';

/** Why nothing was placed, in the platform's words; or that nobody can say yet. */
export function failureText(t: Translate, failure: NonNullable<Placing['failure']>): string {
  if (failure.isUnknown) return t('slip.unknown');
  return t(wordsOf(failure) ?? 'slip.refused');
}
