import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import styles from './step-list.module.css';

export type SignUpStep = 1 | 2;

const STEPS: { step: SignUpStep; label: string }[] = [
  { step: 1, label: 'signup.account' },
  { step: 2, label: 'signup.person' },
];

export function StepList({ current }: { current: SignUpStep }) {
  const t = useText('access');
  return (
    <ol className={styles.steps} aria-label={t('classic.steps')}>
      {STEPS.map(({ step, label }) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined} data-done={step < current || undefined}>
          <span className={styles.number}>{step < current ? <Icon name="check" size="s" /> : step}</span>
          {t(label)}
        </li>
      ))}
    </ol>
  );
}
