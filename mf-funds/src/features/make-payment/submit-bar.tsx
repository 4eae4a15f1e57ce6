import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { clockText } from '@site/ui/countdown';
import type { ProofForm } from './use-proof';
import styles from './submit-bar.module.css';

/** Id of the form that the button submits: on a phone the button is outside of the form. */
export const PROOF_FORM = 'make-payment-proof';

interface SubmitBarProps {
  form: ProofForm;
  /** Nothing can be submitted now; the page shows the reason. */
  isClosed: boolean;
  secondsLeft: number | null;
}

const WORDS = { idle: 'makePayment.submit', sending: 'makePayment.submitting', checking: 'makePayment.checking' } as const;

/** On a phone the bar is sticky and shows the time that is left. */
export function SubmitBar({ form: { phase, progress, proof }, isClosed, secondsLeft }: SubmitBarProps) {
  const t = useText('funds');
  const { layout } = useShell();
  return (
    <div className={styles.bar} data-layout={layout} data-action-bar data-last-step>
      {phase === 'sending' && proof.receipt && (
        <progress className={styles.progress} max={1} value={progress ?? 0} aria-label={t('makePayment.progress')} />
      )}
      <p role="status" className={styles.said}>
        {phase === 'checking' && t('makePayment.checking.lead')}
      </p>
      {secondsLeft === 0 && <p className={styles.over}>{t('makePayment.over')}</p>}
      <div className={styles.row}>
        {layout === 'mobile' && secondsLeft !== null && (
          <span className={styles.clock} data-short={secondsLeft <= 60 || undefined} aria-hidden="true">
            {clockText(secondsLeft)}
          </span>
        )}
        <Button type="submit" form={PROOF_FORM} size="l" isWide isBusy={phase !== 'idle'} disabled={isClosed}>
          {t(WORDS[phase])}
        </Button>
      </div>
    </div>
  );
}
