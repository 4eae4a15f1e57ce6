import { RECOVERY_CODES } from '@site/api/contracts/security';
import { formatDate, useText } from '@site/i18n';
import { Button, Icon } from '@site/ui';
import { FEW_RECOVERY_CODES } from './security.rules';
import type { TwoStepTask } from './two-step-sheet';
import styles from './two-step.module.css';

export interface TwoStepOnProps {
  since: string | null;
  codesLeft: number;
  onTask: (task: TwoStepTask) => void;
}

export function TwoStepOn({ since, codesLeft, onTask }: TwoStepOnProps) {
  const t = useText('access');
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('security.app.since')}</dt>
          <dd>{formatDate(since)}</dd>
        </div>
        <div>
          <dt>{t('security.app.codesLeft')}</dt>
          <dd data-few={codesLeft <= FEW_RECOVERY_CODES || undefined}>
            {t('security.app.codesLeft.of', { left: codesLeft, all: RECOVERY_CODES })}
          </dd>
        </div>
      </dl>
      {codesLeft <= FEW_RECOVERY_CODES && (
        <p className={styles.warning}>
          <Icon name="alert" />
          <span>{codesLeft === 0 ? t('security.app.noCodes') : t('security.app.fewCodes')}</span>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="outline" icon="refresh" onClick={() => onTask('renew')}>
          {t('security.app.renew')}
        </Button>
        <Button variant="quiet" onClick={() => onTask('switchOff')}>
          {t('security.app.switchOff')}
        </Button>
      </div>
    </>
  );
}
