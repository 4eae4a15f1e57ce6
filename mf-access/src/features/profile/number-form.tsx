import { useState, type RefObject } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { useOneAtATime } from '#form';
import { phoneProblem } from './profile.rules';
import styles from './verification-dialog.module.css';

interface NumberFormProps {
  field: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** @returns the message for the field, in English; null without one */
  onSubmit: (phone: string) => Promise<string | null>;
  onCancel: () => void;
}

export function NumberForm({ field, isBusy, onSubmit, onCancel }: NumberFormProps) {
  const t = useText('access');
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const send = useOneAtATime(async (typed: string) => {
    setProblem(null);
    const found = phoneProblem(typed) ?? (await onSubmit(typed));
    setProblem(found);
    if (found) field.current?.focus();
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(phone);
      }}
    >
      <TextField
        ref={field}
        label={t('profile.add.label')}
        prefix="+88"
        placeholder="01XXXXXXXXX"
        error={problem ? t(problem) : undefined}
        value={phone}
        onChange={(event) => setPhone(event.target.value.trim())}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <div className={styles.actions}>
        <Button variant="outline" size="l" onClick={onCancel}>
          {t('profile.add.cancel')}
        </Button>
        <Button type="submit" size="l" isBusy={isBusy}>
          {isBusy ? t('profile.add.busy') : t('profile.add.submit')}
        </Button>
      </div>
    </form>
  );
}
