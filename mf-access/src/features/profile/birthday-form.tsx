import { useRef, useState, type FormEvent } from 'react';
import { useDraft } from '@site/remote';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { useOneAtATime } from '#form';
import { birthdayProblem, dhakaDay } from './profile.rules';
import styles from './birthday.module.css';

interface BirthdayFormProps {
  isBusy: boolean;
  onSave: (birthday: string) => Promise<void>;
}

export function BirthdayForm({ isBusy, onSave }: BirthdayFormProps) {
  const t = useText('access');
  const field = useRef<HTMLInputElement>(null);
  const draft = useDraft('profile.birthday', '');
  const [birthday, setBirthday] = useState(draft.start);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useOneAtATime(onSave);

  const handleChange = (typed: string) => {
    setBirthday(typed);
    draft.keep(typed);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = birthdayProblem(birthday, dhakaDay(new Date()));
    setProblem(found);
    if (found) field.current?.focus();
    else void save(birthday);
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        type="date"
        label={t('profile.birthday')}
        hint={t('profile.birthday.once')}
        error={problem ? t(problem) : undefined}
        value={birthday}
        onChange={(event) => handleChange(event.target.value)}
        autoComplete="bday"
        max={dhakaDay(new Date())}
      />
      <Button className={styles.save} type="submit" isBusy={isBusy}>
        {isBusy ? t('profile.birthday.busy') : t('profile.birthday.save')}
      </Button>
    </form>
  );
}
