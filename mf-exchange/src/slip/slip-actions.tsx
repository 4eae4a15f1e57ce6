import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import type { PlacingPhase } from './placing.queries';
import type { Problem } from './slip.rules';
import styles from './slip-actions.module.css';

export interface SlipActionsProps {
  phase: PlacingPhase;
  /** Why it cannot be placed now. */
  problem: Problem | null;
}

const WORDS: Record<PlacingPhase, string> = { idle: 'slip.place', sending: 'slip.placing', checking: 'slip.checking' };

export function SlipActions({ phase, problem }: SlipActionsProps) {
  const t = useText('exchange');
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.problem}>
        {phase === 'idle' && problem && t(problem.key, problem.params)}
      </p>
      <Button type="submit" isWide size="l" disabled={problem !== null} isBusy={phase !== 'idle'}>
        {t(WORDS[phase])}
      </Button>
    </div>
  );
}
