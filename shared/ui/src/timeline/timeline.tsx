import { Icon, type IconName } from '@site/ui';
import styles from './timeline.module.css';

/** One step of a `Timeline`. */
export interface TimelineStepProps {
  name: string;
  /** ISO 8601; null for a step in the future, or without a known time. */
  at: string | null;
  /** Text of the time, or a text in its place. */
  when: string | null;
  /** `now`: the awaited step. */
  state: 'done' | 'now' | 'failed';
}

export interface TimelineProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly TimelineStepProps[];
}

const ICONS = { done: 'check', now: 'clock', failed: 'close' } as const satisfies Record<TimelineStepProps['state'], IconName>;

/** Steps of a process in their order, with times; the awaited step is marked. @see RECORDS-022 */
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
