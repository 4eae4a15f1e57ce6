import { useText } from '@site/i18n';
import { Button, Spinner } from '@site/ui';
import { clockText, useSecondsLeft } from '@site/ui/countdown';
import type { CodeTarget } from './profile.rules';
import type { VerificationState } from './use-verification';
import styles from './contact-row.module.css';

interface VerifyActionProps {
  target: CodeTarget;
  verification: VerificationState;
}

/** A Verify button; while a code is valid, its remaining time and a button that opens the dialog again. */
export function VerifyAction({ target, verification }: VerifyActionProps) {
  const t = useText('access');
  const { endOf, open, send, isSendingTo } = verification;
  const left = useSecondsLeft(endOf(target));
  const isCounting = left > 0;
  const isSending = isSendingTo(target);
  const words = isCounting ? 'profile.code.enter' : 'profile.verify';
  return (
    <div className={styles.action}>
      {isCounting && (
        <span role="timer" className={styles.clock}>
          {clockText(left)}
        </span>
      )}
      {/* One button for both states, never disabled, so that the focus can return to it from the dialog. */}
      <Button
        variant={isCounting ? 'outline' : 'quiet'}
        size="s"
        aria-busy={isSending || undefined}
        aria-disabled={isSending || undefined}
        aria-label={`${t(words)}: ${target.value}`}
        onClick={() => (isCounting ? open(target) : void send(target))}
      >
        {isSending && <Spinner isDecorative />}
        {t(words)}
      </Button>
    </div>
  );
}
