import styles from './player-avatar.module.css';

/** Picture of a player, a water lily on the night pond, the same for every player. Decorative: show the name beside it. */
export function PlayerAvatar() {
  return (
    <svg className={styles.avatar} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle className={styles.water} cx="32" cy="32" r="32" />
      <circle className={styles.moon} cx="45" cy="17" r="5" />
      <ellipse className={styles.pad} cx="32" cy="45" rx="21" ry="6" />
      <path className={styles.back} d="M22 43c-7-5-10-11-9-18 6 3 11 9 13 18Zm20 0c7-5 10-11 9-18-6 3-11 9-13 18Z" />
      <path className={styles.side} d="M27 44c-6-7-8-15-5-23 6 6 9 14 9 23Zm10 0c6-7 8-15 5-23-6 6-9 14-9 23Z" />
      <path className={styles.front} d="M32 45c-6-8-6-19 0-29 6 10 6 21 0 29Z" />
    </svg>
  );
}
