import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormProblem } from '@site/ui/outcome';
import { useOneAtATime } from '#form';
import { LengthChoice } from './length-choice';
import { PauseDialog } from './pause-dialog';
import { endOf, type Pause } from './pause.rules';
import { useStartPause } from './responsible-gaming.queries';
import styles from './pause-tool.module.css';

interface PauseToolProps {
  remoteId: string;
  kind: Pause['kind'];
  /** The pauses that the player may choose. */
  pauses: readonly Pause[];
  /** Lead of the platform's clock over this device's, in ms. */
  aheadMs: number;
  /** Kind of the running pause. */
  running: Pause['kind'] | undefined;
}

/** First the player chooses the length; then a dialog shows end and effects and asks for confirmation. */
export function PauseTool({ remoteId, kind, pauses, aheadMs, running }: PauseToolProps) {
  const t = useText('access');
  const [chosen, setChosen] = useState<Pause | null>(null);
  const [asked, setAsked] = useState<{ pause: Pause; until: number | null } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const start = useStartPause(remoteId);
  // The mutation holds the failure, and the dialog shows it.
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
      <LengthChoice
        pauses={pauses}
        chosen={chosen}
        onChoose={(pause) => {
          setChosen(pause);
          setMissing(false);
        }}
      />
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
