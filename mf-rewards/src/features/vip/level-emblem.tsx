import { groupOf, stepOf } from './vip.rules';
import styles from './level-emblem.module.css';

/** Petals of the outer ring by group, from the closed pad of Normal to the full flower of Legend. */
const PETALS = [0, 4, 5, 6, 8, 10] as const;
/** From this group on there is a second, inner ring; the next constant is the first group with a larger heart. */
const DOUBLE_FROM = 3;
const CROWNED_FROM = 5;

const OUTER = 'M32 31C24 25 24 13 32 6c8 7 8 19 0 25Z';
const INNER = 'M32 31C27 27 27 19 32 14c5 5 5 13 0 17Z';
const PIP_GAP = 9;

const ring = (count: number, offset: number) => Array.from({ length: count }, (_, petal) => offset + (petal * 360) / count);

export interface LevelEmblemProps {
  level: number;
  /** Style name of the platform, `lv0` to `lv15`. */
  style: string;
  size?: 'm' | 'l';
}

/** Lily of a level: it has more petals in each group, and the pips below count the steps. Decorative, the name is beside it. */
export function LevelEmblem({ level, style, size = 'l' }: LevelEmblemProps) {
  const group = groupOf(level);
  const petals = PETALS[group] ?? 0;
  const step = stepOf(level);
  return (
    <svg
      className={styles.emblem}
      viewBox="0 0 64 72"
      data-style={style}
      data-group={group}
      data-size={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.pad} d="M32 32 57 24a27 27 0 1 1-13-15Z" />
      <path className={styles.vein} d="M32 32 8 26m24 6L16 52m16-20 2 25m-2-25 20 18" />
      {ring(petals, 0).map((turn) => (
        <path key={turn} className={styles.outer} d={OUTER} transform={`rotate(${turn} 32 32)`} />
      ))}
      {group >= DOUBLE_FROM &&
        ring(petals, 180 / petals).map((turn) => (
          <path key={turn} className={styles.inner} d={INNER} transform={`rotate(${turn} 32 32)`} />
        ))}
      {group > 0 && <circle className={styles.heart} cx="32" cy="32" r={group >= CROWNED_FROM ? 6.5 : 4.5} />}
      {Array.from({ length: step }, (_, pip) => (
        <circle key={pip} className={styles.pip} cx={32 + (pip - (step - 1) / 2) * PIP_GAP} cy="66" r="3" />
      ))}
    </svg>
  );
}
