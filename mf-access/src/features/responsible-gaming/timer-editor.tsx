import { useRef, useState, type FormEvent } from 'react';
import { TIMER_MINUTES, type PlayTimer } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { ChipRow } from '@site/ui/choice';
import { TextField } from '@site/ui/forms';
import { minutesProblem, OFFERED } from './timers.rules';
import styles from './limit-editor.module.css';

interface TimerEditorProps {
  timer: PlayTimer;
  isBusy: boolean;
  /** @param minutes null removes the timer */
  onSave: (minutes: number | null) => void;
}

/** Minutes by one press or as a number. The hint shows if they apply at once or after 24 hours. */
export function TimerEditor({ timer: { kind, minutes, pending }, isBusy, onSave }: TimerEditorProps) {
  const t = useText('access');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = minutesProblem(text, minutes);
    setProblem(found);
    if (found) box.current?.focus();
    else onSave(Number(text.trim()));
  };
  const handleType = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  const isLonger = minutes !== null && !minutesProblem(text, minutes) && Number(text) > minutes;

  return (
    <form className={styles.editor} noValidate onSubmit={handleSubmit}>
      <ChipRow
        label={t('safer.timer.offered')}
        chips={OFFERED[kind].map((offered) => ({ id: String(offered), label: t('safer.time.minutes', { minutes: offered }) }))}
        current={text.trim()}
        onChoose={handleType}
      />
      <TextField
        ref={box}
        className={styles.box}
        label={t('safer.timer.minutes')}
        hint={t(isLonger ? 'safer.timer.hint.longer' : minutes === null ? 'safer.limit.hint.set' : 'safer.timer.hint.change')}
        error={problem ? t(problem, TIMER_MINUTES) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => handleType(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'safer.limit.saving' : 'safer.limit.save')}
        </Button>
        {minutes !== null && pending?.minutes !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => onSave(null)}>
            {t('safer.timer.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
