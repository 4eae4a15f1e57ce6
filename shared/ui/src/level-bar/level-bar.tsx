import styles from './level-bar.module.css';

export interface LevelBarProps {
  /** Whole percent of the way that is done. */
  percent: number;
  /** What is measured, for those who do not see the ends. */
  label: string;
  from: string;
  to: string | null;
}

/** The way from one level to the next. */
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
