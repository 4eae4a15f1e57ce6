import styles from './avatar.module.css';

/** A lily pad with the player's initial. */
export function Avatar({ name }: { name: string }) {
  return (
    <svg className={styles.avatar} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      <circle className={styles.water} cx="40" cy="40" r="40" />
      <circle className={styles.ripple} cx="40" cy="40" r="36" />
      <path className={styles.pad} d="M40 40 61 17.500A31 31 0 1 1 52 11.400Z" />
      <path className={styles.petal} d="M62 6c5 4 6.500 9.500 4.500 15-5.500-1.500-9-6-9.500-11.500 1-1.800 2.700-3 5-3.500Z" />
      <text className={styles.initial} x="40" y="41" textAnchor="middle" dominantBaseline="central">
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  );
}
