import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import type { DecisionState } from './use-decisions';
import styles from './queue.module.css';

interface OutcomesProps {
  requests: readonly QueuedTransaction[];
  outcomeOf: (request: QueuedTransaction) => DecisionState;
  done: number;
}

const LOOKS: Record<DecisionState['state'], BadgeProps['variant']> = { waiting: 'quiet', running: 'new', done: 'good', failed: 'bad' };

/** Progress of a decision about requests, and the result of each. */
export function Outcomes({ requests, outcomeOf, done }: OutcomesProps) {
  const t = useText('console');
  const textOf = useFailureText();
  return (
    <>
      <p role="status" className={styles.progress}>
        {t('decide.progress', { done, count: requests.length })}
      </p>
      <progress className={styles.meter} value={done} max={requests.length} aria-label={t('decide.progressLabel')} />
      <ul className={styles.outcomes} aria-label={t('decide.results')}>
        {requests.map((request) => {
          const outcome = outcomeOf(request);
          return (
            <li key={request.transaction_id} className={styles.outcome}>
              <span className={styles.outcomeId}>{request.transaction_id}</span>
              <Money amount={request.amount} />
              <Badge variant={LOOKS[outcome.state]}>{t(`decide.state.${outcome.state}`)}</Badge>
              {outcome.state === 'failed' && <span className={styles.why}>{textOf(outcome.problem)}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
