import styles from './figures.module.css';

interface SparklineProps {
  label: string;
  /** At least two values, oldest first, from 0 up. */
  values: readonly number[];
}

const WIDTH = 96;
const HEIGHT = 20;

/** A line without axes. The largest value reaches the top; without any value above 0 the line lies at the bottom. */
export function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(...values) || 1;
  const points = values.map((value, at) => `${(at / (values.length - 1)) * WIDTH},${HEIGHT - 1 - (value / most) * (HEIGHT - 2)}`);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.spark}>
      <polyline points={points.join(' ')} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
