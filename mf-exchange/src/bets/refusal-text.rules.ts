import type { Translate } from '@site/i18n';
import { wordsOf } from '@site/remote/failure';

/** Why a bet stays as it is: the platform's words, or that it could not be asked. */
export const refusalText = (t: Translate, problem: Error) =>
  t(('kind' in problem && wordsOf(problem as Error & { kind: string; serverMessage?: string })) || 'bets.unreachable');
