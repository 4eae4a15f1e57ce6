import { formatMoney, useText } from '@site/i18n';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import type { RecallOutcome } from './game-money.queries';
import { platformName, recallProblemText } from './game-money.rules';

/** The outcome of a recall: the amount that came, the games that have not answered yet, or the reason why nothing came. */
export function RecallOutcomeText({ outcome }: { outcome: RecallOutcome }) {
  const t = useText('funds');
  const isDone = outcome !== null && 'recalled' in outcome;
  const names = isDone ? outcome.waiting.map(platformName).join(', ') : '';
  return (
    <>
      <FormStatus>
        {isDone &&
          [t('wallet.recall.done', { amount: formatMoney(outcome.recalled) }), names && t('wallet.recall.waiting', { names })]
            .filter(Boolean)
            .join(' ')}
      </FormStatus>
      <FormProblem>{outcome && 'problem' in outcome && t(recallProblemText(outcome.problem))}</FormProblem>
    </>
  );
}
