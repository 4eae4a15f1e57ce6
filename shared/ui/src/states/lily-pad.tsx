import styles from './states.module.css';

/** An empty pond: one pad, its bud still closed, rings on the water. */
export function LilyPad() {
  return (
    <svg className={styles.picture} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <ellipse className={styles.ring} cx="60" cy="56" rx="54" ry="18" />
      <ellipse className={styles.ring} cx="60" cy="56" rx="42" ry="13" />
      <path className={styles.pad} d="M60 55 88 47c5 3 7 6 7 9 0 8-16 13-35 13s-35-5-35-13 16-13 35-13c8 0 15 1 21 3Z" />
      <path className={styles.vein} d="M60 56 36 50m24 6-30 3m30-3-16 10m16-10 6 12m-6-12 24 8m-24-8 30 0" />
      <path className={styles.stem} d="M52 55c0-9 3-15 6-20" />
      <path className={styles.petal} d="M59 12c6 6 8 16 0 25-8-9-6-19 0-25Z" />
      <path className={styles.sepal} d="M52 22c-2 7 1 12 7 15-1-5-3-10-7-15Zm14 0c2 7-1 12-7 15 1-5 3-10 7-15Z" />
    </svg>
  );
}
