import { NOT_ENOUGH_FUNDS } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, LinkButton } from '@site/ui';
import { DEPOSIT } from '#paths';
import type { PlacingPhase } from '../placing/placing.queries';
import type { SlipProblem } from '../draft/slip.rules';
import styles from './slip-actions.module.css';

export interface SlipActionsProps {
  phase: PlacingPhase;
  /** The platform's message on the refusal of the last attempt. */
  refusal: string | null;
  /** Reason why the bet cannot be placed now. */
  problem: SlipProblem | null;
}

const WORDS: Record<PlacingPhase, string> = { idle: 'slip.place', sending: 'slip.placing', checking: 'slip.checking' };

export function SlipActions({ phase, refusal, problem }: SlipActionsProps) {
  const t = useText('exchange');
  const needsMoney = phase === 'idle' && [problem?.key, refusal].includes(NOT_ENOUGH_FUNDS);
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.problem}>
        {phase === 'idle' && problem && t(problem.key, problem.params)}
      </p>
      {needsMoney && (
        <LinkButton as={Link} to={DEPOSIT} variant="outline" size="s">
          {t('slip.deposit')}
        </LinkButton>
      )}
      <Button type="submit" isWide size="l" disabled={problem !== null} isBusy={phase !== 'idle'}>
        {t(WORDS[phase])}
      </Button>
    </div>
  );
}
