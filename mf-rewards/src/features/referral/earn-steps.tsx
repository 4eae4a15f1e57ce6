import { useText } from '@site/i18n';
import { StepDrawing, STEPS } from './step-drawing';
import styles from './earn-steps.module.css';

/** Three steps from the invitation to the reward. @see REWARDS-002, REWARDS-013 */
export function EarnSteps() {
  const t = useText('rewards');
  return (
    <div className={styles.place}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <StepDrawing step={step} />
            <div>
              <h3 className={styles.name}>{t(`referral.step.${step}`)}</h3>
              <p className={styles.words}>{t(`referral.step.${step}.words`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
