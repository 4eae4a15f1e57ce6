import { useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { totalOf, type Deciding } from './queue.rules';
import styles from './queue.module.css';

interface ChosenBarProps {
  requests: readonly QueuedTransaction[];
  onDecide: (verdict: Deciding['verdict'], requests: readonly QueuedTransaction[]) => void;
  onClear: () => void;
}

/** The chosen requests with their total and their buttons; without a choice, the keys of the list. */
export function ChosenBar({ requests, onDecide, onClear }: ChosenBarProps) {
  const t = useText('console');
  if (requests.length === 0) return <p className={styles.keys}>{t('queue.keys')}</p>;
  return (
    <section className={styles.bar} aria-label={t('queue.chosenLabel')}>
      <p className={styles.sum}>
        <span role="status">{t('queue.chosen', { count: requests.length })}</span>
        <Money amount={totalOf(requests)} />
      </p>
      <Button variant="quiet" size="s" onClick={onClear}>
        {t('queue.clear')}
      </Button>
      <Button variant="outline" size="s" onClick={() => onDecide('refuse', requests)}>
        {t('queue.refuse')}
      </Button>
      <Button size="s" onClick={() => onDecide('approve', requests)}>
        {t('queue.approve')}
      </Button>
    </section>
  );
}
