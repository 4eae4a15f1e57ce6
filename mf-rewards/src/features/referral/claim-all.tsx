import { CLAIM_DONE, CLAIM_TOO_LITTLE } from '@site/api/contracts/rewards';
import { formatMoney, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { isTooLittle, LEAST_CLAIM } from './referral.rules';
import { useClaim } from './use-claim';
import styles from './claim-all.module.css';

const LABELS = { idle: 'referral.claim', sending: 'referral.claim.busy', checking: 'referral.claim.checking' } as const;

export interface ClaimAllProps {
  cashBonus: string;
  /** True: the button is disabled below the minimum. False: a press shows why it does nothing. */
  isClosedBelowLeast: boolean;
}

export function ClaimAll({ cashBonus, isClosedBelowLeast }: ClaimAllProps) {
  const t = useText('rewards');
  const { phase, isDone, said, claimAll } = useClaim(cashBonus);
  return (
    <div className={styles.claim}>
      <Button
        variant="gold"
        size="l"
        icon="gift"
        isWide
        isBusy={phase !== 'idle'}
        disabled={isDone || (isClosedBelowLeast && isTooLittle(cashBonus))}
        onClick={() => void claimAll()}
      >
        {t(LABELS[phase])}
      </Button>
      <FormProblem>{said === CLAIM_TOO_LITTLE && t(said)}</FormProblem>
      <FormStatus>{said === CLAIM_DONE && t(said)}</FormStatus>
      <p className={styles.hint}>{t('referral.claim.hint', { least: formatMoney(LEAST_CLAIM) })}</p>
    </div>
  );
}
