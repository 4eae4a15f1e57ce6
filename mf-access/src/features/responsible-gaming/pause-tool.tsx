import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormProblem } from '@site/ui/outcome';
import { useOneAtATime } from '#form';
import { PauseDialog } from './pause-dialog';
import { endOf, type Pause } from './pause.rules';
import { useStartPause } from './responsible-gaming.queries';
import styles from './pause-tool.module.css';

interface PauseToolProps {
  remoteId: string;
  kind: Pause['kind'];
  /** What may be chosen of it. */
  pauses: readonly Pause[];
  /** By how much the platform's clock is ahead. */
  aheadMs: number;
  /** The kind of the pause that runs. */
  running: Pause['kind'] | undefined;
}

/** First how long; then, with its end and its effect in words, yes or no. */
export function PauseTool({ remoteId, kind, pauses, aheadMs, running }: PauseToolProps) {
  const t = useText('access');
  const [chosen, setChosen] = useState<Pause | null>(null);
  const [asked, setAsked] = useState<{ pause: Pause; until: number | null } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const start = useStartPause(remoteId);
  // What went wrong stands in the mutation, and the dialog says it.
  const begin = useOneAtATime((pause: Pause) =>
    start.mutateAsync(pause).then(
      () => setAsked(null),
      () => {},
    ),
  );
  const texts = kind === 'time_out' ? 'safer.break' : 'safer.exclusion';
  const isLonger = running === kind;

  const handleNext = () => {
    setMissing(!chosen);
    start.reset();
    if (chosen) setAsked({ pause: chosen, until: endOf(chosen, Date.now() + aheadMs) });
  };

  return (
    <Card title={t(isLonger ? 'safer.pause.longer' : `${texts}.name`)} lead={t(isLonger ? 'safer.pause.longer.intro' : `${texts}.intro`)}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('safer.pause.legend')}</legend>
        <div className={styles.lengths}>
          {pauses.map((pause) => (
            <label key={pause.length} className={styles.length}>
              <input
                type="radio"
                name="length"
                className={styles.radio}
                checked={chosen?.length === pause.length}
                onChange={() => {
                  setChosen(pause);
                  setMissing(false);
                }}
              />
              {t(`${texts}.${pause.length}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <FormProblem>{isMissing && t('safer.pause.problem.choose')}</FormProblem>
      <Button className={styles.next} onClick={handleNext}>
        {t('safer.pause.next')}
      </Button>
      {asked && (
        <PauseDialog
          pause={asked.pause}
          until={asked.until}
          failure={start.error}
          isBusy={start.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => void begin(asked.pause)}
        />
      )}
    </Card>
  );
}
