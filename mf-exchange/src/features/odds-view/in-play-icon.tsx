import styles from './in-play-icon.module.css';

export interface InPlayIconProps {
  label: string;
}

/** Icon of waves around a point, with a text. */
export function InPlayIcon({ label }: InPlayIconProps) {
  return (
    <span className={styles.mark}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon="in-play">
        <circle cx="12" cy="12" r="3" />
        <path d="M7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10M4 4a11 11 0 0 0 0 16M20 4a11 11 0 0 1 0 16" />
      </svg>
      {label}
    </span>
  );
}
