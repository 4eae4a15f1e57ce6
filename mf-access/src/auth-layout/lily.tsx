import styles from './lily.module.css';

const PETAL = 'M0 0C-17-16-15-44 0-66 15-44 17-16 0 0Z';

const ROWS = [
  { row: 'back', angles: [-78, -52, -26, 0, 26, 52, 78], scale: 1 },
  { row: 'middle', angles: [-64, -38, -13, 13, 38, 64], scale: 0.88 },
  { row: 'front', angles: [-46, -22, 0, 22, 46], scale: 0.66 },
] as const;

/** The flower; its base is at the origin, and it is about 130 units wide. */
export function Lily() {
  return (
    <>
      {ROWS.map(({ row, angles, scale }) => (
        <g key={row} className={styles.petals} data-row={row}>
          {[...angles]
            .sort((one, other) => Math.abs(other) - Math.abs(one))
            .map((angle) => (
              <path key={angle} d={PETAL} transform={`rotate(${angle}) scale(${scale})`} />
            ))}
        </g>
      ))}
      <path className={styles.heart} d="M-11-2c-2-9-1-15 1-19l4 12 1-15 5 14 5-14 1 15 4-12c2 4 3 10 1 19Z" />
    </>
  );
}
