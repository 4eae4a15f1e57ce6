import { Icon, type IconName } from '@site/ui';
import styles from './timeline.module.css';

export interface TimelineStepProps {
  name: string;
  /** ISO 8601; null: not yet, or not known. */
  at: string | null;
  /** The time as it is read, or what is said in its place. */
  when: string | null;
  /** `now`: what is waited for. */
  state: 'done' | 'now' | 'failed';
}

export interface TimelineProps {
  /** What went through these steps. */
  label: string;
  steps: readonly TimelineStepProps[];
}

const ICONS = { done: 'check', now: 'clock', failed: 'close' } as const satisfies Record<TimelineStepProps['state'], IconName>;

/** What something went through, and what it waits for. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ name, at, when, state }, index) => (
        <li key={`${index} ${name}`} className={styles.entry} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>
            <Icon name={ICONS[state]} size="s" />
          </span>
          <p className={styles.name}>{name}</p>
          <p className={styles.when}>{at ? <time dateTime={at}>{when}</time> : when}</p>
        </li>
      ))}
    </ol>
  );
}
