import styles from './site-logo.module.css';

/** Our own logo: a water lily and the site's name. */
export function DrawnLogo({ name }: { name: string }) {
  return (
    <div className={styles.drawn} role="img" aria-label={name}>
      <svg className={styles.flower} viewBox="0 0 48 36" aria-hidden="true" focusable="false">
        <path className={styles.pad} d="M4 27c4-5 11-7 20-7s16 2 20 7c-4 5-11 7-20 7S8 32 4 27Z" />
        <path className={styles.back} d="M24 28C14 27 8 21 7 12c8 1 14 7 17 16Zm0 0c10-1 16-7 17-16-8 1-14 7-17 16Z" />
        <path className={styles.front} d="M24 28C16 22 13 14 16 6c6 5 9 13 8 22Zm0 0c8-6 11-14 8-22-6 5-9 13-8 22Z" />
        <path className={styles.heart} d="M24 28c-5-8-5-17 0-26 5 9 5 18 0 26Z" />
      </svg>
      <span aria-hidden="true">{name}</span>
    </div>
  );
}
