import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import type { TwoStepTask } from './two-step-sheet';
import styles from './two-step.module.css';

export function TwoStepOff({ onTask }: { onTask: (task: TwoStepTask) => void }) {
  const t = useText('access');
  return (
    <div className={styles.actions}>
      <Button icon="lock" onClick={() => onTask('switchOn')}>
        {t('security.app.switchOn')}
      </Button>
    </div>
  );
}
