import { useState } from 'react';
import type { StopEffects } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormStatus } from '@site/ui/outcome';
import { FullStopDialog } from './full-stop-dialog';
import { StopEffectList } from './stop-effect-list';
import type { Pause } from './pause.rules';
import styles from './full-stop.module.css';

interface FullStopProps {
  remoteId: string;
  /** Lengths that the player may choose; empty while a pause runs. */
  pauses: readonly Pause[];
}

/** One act that ends all play: afterwards it lists what was ended and what stays. */
export function FullStop({ remoteId, pauses }: FullStopProps) {
  const t = useText('access');
  const [isAsked, setAsked] = useState(false);
  const [ended, setEnded] = useState<StopEffects | null>(null);

  if (ended) {
    return (
      <Card title={t('safer.stop.done')}>
        <FormStatus>{t('safer.stop.done.text')}</FormStatus>
        <StopEffectList effects={ended} />
      </Card>
    );
  }
  if (!pauses.length) return null;
  return (
    <Card title={t('safer.stop.title')} lead={t('safer.stop.lead')}>
      <Button variant="danger" className={styles.open} onClick={() => setAsked(true)}>
        {t('safer.stop.open')}
      </Button>
      {isAsked && (
        <FullStopDialog
          remoteId={remoteId}
          pauses={pauses}
          onCancel={() => setAsked(false)}
          onStopped={(effects) => {
            setAsked(false);
            setEnded(effects);
          }}
        />
      )}
    </Card>
  );
}
