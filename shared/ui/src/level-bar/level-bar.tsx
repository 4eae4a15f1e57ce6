import styles from './level-bar.module.css';

export interface LevelBarProps {
  /** Progress in whole percent; a value outside of 0 to 100 is clamped. */
  percent: number;
  /** Accessible name of the bar. */
  label: string;
  from: string;
  to: string | null;
}

/** Progress bar from one level to the next, with the names of both; `to` is null at the highest level. @see SHELL-075, REWARDS-026 */
export function LevelBar({ percent, label, from, to }: LevelBarProps) {
  const done = Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.way}>
      <div className={styles.bar} role="progressbar" aria-label={label} aria-valuenow={done} aria-valuemin={0} aria-valuemax={100}>
        <span className={styles.done} style={{ inlineSize: `${done}%` }} />
      </div>
      <div className={styles.ends}>
        <span>{from}</span>
        {to !== null && <span>{to}</span>}
      </div>
    </div>
  );
}
