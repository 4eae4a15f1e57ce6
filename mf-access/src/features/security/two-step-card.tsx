import { useState } from 'react';
import { useQuery } from '@site/remote';
import { useText } from '@site/i18n';
import { LoadFailure, Button } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { FormStatus } from '@site/ui/outcome';
import { RowsSkeleton } from '#account-page';
import { twoStepQuery } from './security.queries';
import { TwoStepOn } from './two-step-on';
import { TwoStepSheet, type TwoStepTask } from './two-step-sheet';
import styles from './two-step.module.css';

/** The authenticator app: its state, and the actions that it allows. */
export function TwoStepCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const state = useQuery(twoStepQuery(remoteId));
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const [done, setDone] = useState<TwoStepTask | null>(null);
  const begin = (next: TwoStepTask) => {
    setDone(null);
    setTask(next);
  };

  if (!state.data) {
    return (
      <Card title={t('security.app.title')}>
        {state.isPending ? (
          <RowsSkeleton label={t('security.app.loading')} rows={1} />
        ) : (
          <LoadFailure error={state.error} onRetry={state.refetch} />
        )}
      </Card>
    );
  }

  const { is_on: isOn, since, recovery_codes_left: codesLeft } = state.data;
  const mark = isOn ? <Badge variant="good">{t('security.app.isOn')}</Badge> : <Badge variant="quiet">{t('security.app.isOff')}</Badge>;
  return (
    <Card title={t('security.app.title')} lead={t('security.app.lead')} mark={mark}>
      {isOn ? <TwoStepOn since={since} codesLeft={codesLeft} onTask={begin} /> : <TwoStepOff onTask={begin} />}
      <FormStatus>{done && t(`security.app.done.${done}`)}</FormStatus>
      {task && <TwoStepSheet remoteId={remoteId} task={task} onDone={() => setDone(task)} onClose={() => setTask(null)} />}
    </Card>
  );
}

function TwoStepOff({ onTask }: { onTask: (task: TwoStepTask) => void }) {
  const t = useText('access');
  return (
    <div className={styles.actions}>
      <Button icon="lock" onClick={() => onTask('switchOn')}>
        {t('security.app.switchOn')}
      </Button>
    </div>
  );
}
