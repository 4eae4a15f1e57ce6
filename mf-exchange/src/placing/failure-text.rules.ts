import type { Translate } from '@site/i18n';
import { wordsOf } from '@site/remote/failure';
import type { Placing } from './placing.queries';

/** Text for a bet that was not placed: the platform's message, or that the outcome is unknown. */
export function failureText(t: Translate, failure: NonNullable<Placing['failure']>): string {
  if (failure.isUnknown) return t('slip.unknown');
  return t(wordsOf(failure) ?? 'slip.refused');
}
