import { useRef, useState } from 'react';
import { EXCLUSION_WORD } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import type { Failure } from '@site/remote/failure';
import { failureText } from '#account-form';
import { PauseEffects } from './pause-effects';
import { minuteOf, type Pause } from './pause.rules';
import styles from './pause-dialog.module.css';

const OWN_WORDS = { refused: 'safer.pause.problem.failed', unreachable: 'Network error, please try again' };

interface PauseDialogProps {
  pause: Pause;
  /** End in ms, as `Date.now()` counts; null: for good. */
  until: number | null;
  failure: Failure | null;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Second step: shows the end and the effects of the pause. For an exclusion the player also types a word. */
export function PauseDialog({ pause, until, failure, isBusy, onCancel, onConfirm }: PauseDialogProps) {
  const t = useText('access');
  const [word, setWord] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isExclusion = pause.kind === 'excluded';
  const texts = isExclusion ? 'safer.exclusion' : 'safer.break';

  const handleConfirm = () => {
    if (isBusy) return;
    const mistyped = isExclusion && word.trim() !== EXCLUSION_WORD;
    setMistyped(mistyped);
    if (mistyped) box.current?.focus();
    else onConfirm();
  };

  return (
    <Sheet
      isOpen
      onClose={onCancel}
      isDismissible={!isBusy}
      title={t(`${texts}.title`, { length: t(`${texts}.${pause.length}`) })}
      description={
        <>
          <p className={styles.until}>{until === null ? t('safer.pause.forGood') : t('safer.pause.until', { date: minuteOf(until) })}</p>
          <p>{t('safer.pause.fixed')}</p>
        </>
      }
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            {t('safer.pause.cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={handleConfirm}>
            {t(isBusy ? 'safer.pause.busy' : `${texts}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <PauseEffects />
        {isExclusion && (
          <TextField
            ref={box}
            label={t('safer.pause.word', { word: EXCLUSION_WORD })}
            error={isMistyped ? t('safer.pause.problem.word', { word: EXCLUSION_WORD }) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={word}
            onChange={(event) => {
              setWord(event.target.value);
              setMistyped(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') handleConfirm();
            }}
          />
        )}
        <FormProblem>{failureText(t, failure, OWN_WORDS)}</FormProblem>
      </div>
    </Sheet>
  );
}
