import { useRef, useState } from 'react';
import { EXCLUSION_WORD, type StopEffects } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Button, LoadFailure, Sheet, Skeleton } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { useOneAtATime } from '#form';
import { stopEffectsQuery, useStopEverything } from './full-stop.queries';
import { LengthChoice } from './length-choice';
import type { Pause } from './pause.rules';
import { StopEffectList } from './stop-effect-list';
import dialogStyles from './pause-dialog.module.css';
import styles from './full-stop.module.css';

const OWN_WORDS = { refused: 'safer.pause.problem.failed', unreachable: 'Network error, please try again' };

interface FullStopDialogProps {
  remoteId: string;
  pauses: readonly Pause[];
  onCancel: () => void;
  onStopped: (effects: StopEffects) => void;
}

/** The player sees what ends and what stays, chooses the length and confirms; for an exclusion a typed word is needed. */
export function FullStopDialog({ remoteId, pauses, onCancel, onStopped }: FullStopDialogProps) {
  const t = useText('access');
  const effects = useQuery(stopEffectsQuery(remoteId));
  const stop = useStopEverything(remoteId);
  const [chosen, setChosen] = useState<Pause | null>(null);
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<'choose' | 'word' | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const isExclusion = chosen?.kind === 'excluded';
  const send = useOneAtATime((pause: Pause) =>
    stop.mutateAsync(pause).then(
      ({ effects: ended }) => onStopped(ended),
      () => undefined,
    ),
  );

  const handleConfirm = () => {
    if (stop.isPending) return;
    if (!chosen) return setProblem('choose');
    if (isExclusion && word.trim() !== EXCLUSION_WORD) {
      setProblem('word');
      return box.current?.focus();
    }
    setProblem(null);
    void send(chosen);
  };

  return (
    <Sheet
      isOpen
      onClose={onCancel}
      isDismissible={!stop.isPending}
      title={t('safer.stop.title')}
      description={t('safer.pause.fixed')}
      actions={
        <>
          <Button variant="outline" disabled={stop.isPending} onClick={onCancel}>
            {t('safer.pause.cancel')}
          </Button>
          <Button variant="danger" isBusy={stop.isPending} onClick={handleConfirm}>
            {t(stop.isPending ? 'safer.pause.busy' : 'safer.stop.confirm')}
          </Button>
        </>
      }
    >
      <div className={dialogStyles.body}>
        {effects.data ? (
          <StopEffectList effects={effects.data} />
        ) : effects.isPending ? (
          <Skeleton className={styles.loading} />
        ) : (
          <LoadFailure error={effects.error} onRetry={effects.refetch} />
        )}
        <LengthChoice
          pauses={pauses}
          chosen={chosen}
          onChoose={(pause) => {
            setChosen(pause);
            setProblem(null);
          }}
        />
        {isExclusion && (
          <TextField
            ref={box}
            label={t('safer.pause.word', { word: EXCLUSION_WORD })}
            error={problem === 'word' ? t('safer.pause.problem.word', { word: EXCLUSION_WORD }) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={word}
            onChange={(event) => {
              setWord(event.target.value);
              setProblem(null);
            }}
          />
        )}
        <FormProblem>{problem === 'choose' ? t('safer.pause.problem.choose') : failureText(t, stop.error, OWN_WORDS)}</FormProblem>
      </div>
    </Sheet>
  );
}
