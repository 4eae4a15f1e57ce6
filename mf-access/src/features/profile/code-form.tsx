import { useState, type FormEvent, type RefObject } from 'react';
import { OTP_DIGITS } from '@site/api/contracts/recovery';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { onlyDigits } from '#account-form';
import { clockText, useSecondsLeft } from '@site/ui/countdown';
import { codeProblem } from './profile.rules';
import styles from './verification-dialog.module.css';

interface CodeFormProps {
  field: RefObject<HTMLInputElement | null>;
  /** End of the code in ms, as `Date.now()` counts. */
  until: number;
  isBusy: boolean;
  onSubmit: (code: string) => Promise<void>;
  onSendAgain: () => Promise<void>;
}

export function CodeForm({ field, until, isBusy, onSubmit, onSendAgain }: CodeFormProps) {
  const t = useText('access');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const left = useSecondsLeft(until);

  if (left === 0)
    return (
      <div className={styles.form}>
        <p role="status">{t('profile.code.over')}</p>
        <Button isWide size="l" isBusy={isBusy} onClick={() => void onSendAgain()}>
          {t('profile.code.again')}
        </Button>
      </div>
    );

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = codeProblem(code);
    setProblem(found);
    if (found) field.current?.focus();
    else void onSubmit(code);
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        className={styles.code}
        label={t('profile.code.label')}
        error={problem ? t(problem) : undefined}
        value={code}
        onChange={(event) => setCode(onlyDigits(OTP_DIGITS)(event.target.value))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={OTP_DIGITS}
        spellCheck={false}
      />
      <p className={styles.valid}>
        <span>{t('profile.code.valid')}</span>
        <span role="timer" className={styles.clock}>
          {clockText(left)}
        </span>
      </p>
      <Button type="submit" isWide size="l" isBusy={isBusy}>
        {isBusy ? t('profile.code.busy') : t('profile.code.submit')}
      </Button>
    </form>
  );
}
