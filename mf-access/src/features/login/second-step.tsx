import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import type { CodeKind } from '#app-code';
import { SecondStepForm, type SecondStepFormProps } from './second-step-form';
import styles from './second-step.module.css';

interface SecondStepProps extends Omit<SecondStepFormProps, 'kind'> {
  /** Called when the player switches to the other kind of code, so that messages about the first one are cleared. */
  onStartOver: () => void;
  onBack: () => void;
}

/** Shown only to players who have switched the authenticator app on. */
export function SecondStep({ onStartOver, onBack, ...form }: SecondStepProps) {
  const t = useText('access');
  const [kind, setKind] = useState<CodeKind>('app');
  const handleOther = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    onStartOver();
  };

  return (
    <div className={styles.step}>
      <SecondStepForm key={kind} kind={kind} {...form} />
      <div className={styles.ways}>
        <Button variant="quiet" size="s" icon="arrow-left" onClick={onBack}>
          {t('login.second.back')}
        </Button>
        <Button variant="quiet" size="s" onClick={handleOther}>
          {kind === 'app' ? t('code.useRecovery') : t('code.useApp')}
        </Button>
      </div>
    </div>
  );
}
