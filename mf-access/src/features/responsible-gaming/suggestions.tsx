import type { PlayLimit } from '@site/api/contracts/safer-play';
import { printAmount } from '@site/api/money';
import { formatMoney, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { Button } from '@site/ui';
import { FormProblem } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { useOneAtATime } from '#form';
import { monthsQuery, useLimitStep } from './responsible-gaming.queries';
import { suggestionsFor, type Suggestion } from './suggestion.rules';
import limitStyles from './limits.module.css';
import styles from './suggestions.module.css';

const OWN_WORDS = { refused: 'safer.limit.problem.failed', unreachable: 'Network error, please try again' };

interface SuggestionsProps {
  remoteId: string;
  limits: readonly PlayLimit[];
}

/** Monthly limits from the player's own history. Nothing is shown while there are none, or while the history cannot be read. */
export function Suggestions({ remoteId, limits }: SuggestionsProps) {
  const t = useText('access');
  const { dialogs } = useShell();
  const months = useQuery(monthsQuery(remoteId));
  const step = useLimitStep(remoteId);
  const take = useOneAtATime(async ({ kind, amount }: Suggestion) => {
    const name = t(`safer.limit.${kind}`);
    const isSure = await dialogs.confirm({
      title: t('safer.suggest.confirm.title', { amount: formatMoney(amount) }),
      message: t('safer.suggest.confirm.text', { name }),
      confirm: t('safer.suggest.confirm'),
    });
    if (isSure) await step.mutateAsync({ kind, period: 'month', do: 'set', amount: printAmount(amount) }).catch(() => undefined);
  });
  const suggestions = months.data ? suggestionsFor(limits, months.data.months) : [];
  if (!suggestions.length) return null;

  return (
    <section className={limitStyles.card} aria-labelledby="suggestions">
      <header className={limitStyles.head}>
        <h2 id="suggestions" className={limitStyles.kind}>
          {t('safer.suggest.title')}
        </h2>
        <p className={limitStyles.about}>{t('safer.suggest.lead')}</p>
      </header>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.kind}>
            <Button variant="outline" size="s" disabled={step.isPending} onClick={() => void take(suggestion)}>
              {t('safer.suggest.take', { name: t(`safer.limit.${suggestion.kind}`), amount: formatMoney(suggestion.amount) })}
            </Button>
          </li>
        ))}
      </ul>
      <FormProblem>{failureText(t, step.error, OWN_WORDS)}</FormProblem>
    </section>
  );
}
