import { useText } from '@site/i18n';
import styles from './form-switch.module.css';

export interface FormSwitchProps {
  isClassic: boolean;
  onChange: (isClassic: boolean) => void;
}

export function FormSwitch({ isClassic, onChange }: FormSwitchProps) {
  const t = useText('access');
  return (
    <button type="button" role="switch" aria-checked={isClassic} className={styles.switch} onClick={() => onChange(!isClassic)}>
      <span className={styles.track} />
      {t('signup.classic')}
    </button>
  );
}
