import type { Translate } from '@site/i18n';
import { wordsOf } from '@site/remote/failure';

/** Text for a change of a bet that failed: the platform's message, or that the platform cannot be reached. */
export const refusalText = (t: Translate, problem: Error) =>
  t(('kind' in problem && wordsOf(problem as Error & { kind: string; serverMessage?: string })) || 'bets.unreachable');
