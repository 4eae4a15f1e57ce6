import type { FormEvent, ReactNode } from 'react';
import { OTP_RESEND_S } from '@site/api/contracts/recovery';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { clockText, useSecondsLeft } from '@site/ui/countdown';
import { FormProblem } from '@site/ui/outcome';
import type { SentCode } from './forgot-password.rules';
import styles from './no-code.module.css';

export interface NoCodeProps {
  sent: SentCode;
  /** Failure of the last attempt to send again, in the player's language. */
  problem: string | null;
  /** Shown when many codes were requested from this IP address. */
  pictureCode: ReactNode;
  isSending: boolean;
  onSendAgain: () => void;
  onChangeContact: () => void;
}

/** Ways on when the code does not arrive. Use the time of sending as `key`, so that a new code restarts the countdown. */
export function NoCode({ sent, problem, pictureCode, isSending, onSendAgain, onChangeContact }: NoCodeProps) {
  const t = useText('access');
  const untilNext = useSecondsLeft(sent.atMs + OTP_RESEND_S * 1000);
  const isByEmail = sent.request.channel === 'email';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSendAgain();
  };

  return (
    <section aria-label={t('recovery.noCode')}>
      <form className={styles.help} noValidate onSubmit={handleSubmit}>
        <p className={styles.text}>{t(isByEmail ? 'recovery.noEmail' : 'recovery.noSms')}</p>
        <FormProblem>{problem}</FormProblem>
        {pictureCode}
        <div className={styles.actions}>
          <Button type="submit" variant="outline" icon="refresh" disabled={untilNext > 0} isBusy={isSending}>
            {t('recovery.again')}
            {untilNext > 0 && <span className={styles.clock}>{clockText(untilNext)}</span>}
          </Button>
          <Button variant="quiet" onClick={onChangeContact}>
            {t(isByEmail ? 'recovery.changeAddress' : 'recovery.changeNumber')}
          </Button>
        </div>
      </form>
    </section>
  );
}
