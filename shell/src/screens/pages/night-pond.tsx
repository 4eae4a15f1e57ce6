import styles from './night-pond.module.css';

/** Decorative picture: moon, water and one closed flower. */
export function NightPond() {
  return (
    <svg className={styles.scene} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <circle className={styles.glow} cx="228" cy="52" r="44" />
      <circle className={styles.moon} cx="228" cy="52" r="20" />
      <path className={styles.far} d="M0 112c40-18 74-10 108-4s62-16 104-14 70 12 108 4v82H0Z" />
      <path className={styles.water} d="M0 124h320v56H0Z" />
      <path className={styles.shine} d="M206 132h44m-52 9h60m-38 9h30m-22 9h16" />
      <ellipse className={styles.ring} cx="116" cy="150" rx="78" ry="15" />
      <ellipse className={styles.pad} cx="116" cy="148" rx="56" ry="10" />
      <path className={styles.notch} d="m116 148 40-9 10 5Z" />
      <path className={styles.back} d="M98 144c-14-12-18-28-14-42 12 8 20 22 22 40Zm36 0c14-12 18-28 14-42-12 8-20 22-22 40Z" />
      <path className={styles.petal} d="M116 146c-14-16-14-40 0-60 14 20 14 44 0 60Z" />
      <circle className={styles.star} cx="60" cy="34" r="1.4" />
      <circle className={styles.star} cx="122" cy="22" r="1.1" />
      <circle className={styles.star} cx="282" cy="88" r="1.2" />
    </svg>
  );
}
