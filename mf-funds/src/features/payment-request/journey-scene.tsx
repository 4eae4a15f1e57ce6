import type { RequestStatus } from './payment-request.rules';
import styles from './journey-scene.module.css';

interface JourneySceneProps {
  /** Owner of the left pad. */
  from: 'player' | 'platform';
  status: RequestStatus | 'none';
}

const LEFT = 62;
const RIGHT = 298;
const COINS = [0, 1, 2] as const;

/** Drawing of a pond at night: one pad belongs to the player, the other to the platform, and coins fly across. */
export function JourneyScene({ from, status }: JourneySceneProps) {
  const player = from === 'player' ? LEFT : RIGHT;
  return (
    <svg
      className={styles.scene}
      data-status={status}
      viewBox="0 0 360 190"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sky} width="360" height="112" />
      <rect className={styles.water} y="112" width="360" height="78" />
      <circle className={styles.moon} cx="322" cy="30" r="11" />
      <path className={styles.stars} d="M28 30h.1M84 18h.1M132 42h.1M226 20h.1M262 46h.1M56 62h.1M304 70h.1" />
      <path className={styles.glow} d="M138 126h30M204 134h16M150 160h22M196 168h34M172 178h16" />
      <path className={styles.arc} d={`M${LEFT} 98Q180 -14 ${RIGHT} 98`} />
      <g transform={`translate(${player} 146)`}>
        <Pad />
        <circle className={styles.person} cy="-36" r="11" />
        <path className={styles.person} d="M-21 -4c0 -13 9 -20 21 -20s21 7 21 20c-12 5 -30 5 -42 0Z" />
      </g>
      <g transform={`translate(${LEFT + RIGHT - player} 146)`}>
        <Pad />
        <path className={styles.outerPetal} d="M0 -6c-22 2 -34 -8 -36 -22 16 -1 29 6 36 22Zm0 0c22 2 34 -8 36 -22 -16 -1 -29 6 -36 22Z" />
        <path
          className={styles.innerPetal}
          d="M0 -6c-15 -6 -21 -19 -17 -34 12 6 18 18 17 34Zm0 0c15 -6 21 -19 17 -34 -12 6 -18 18 -17 34Z"
        />
        <path className={styles.heartPetal} d="M0 -6c-9 -11 -9 -27 0 -40 9 13 9 29 0 40Z" />
      </g>
      <g transform={`translate(${LEFT} 98)`}>
        {COINS.map((coin) => (
          <g key={coin} className={styles.across} data-coin={coin}>
            <g className={styles.over}>
              <circle className={styles.coin} r="10" />
              <path className={styles.mark} d="M-3 -5v7c0 4 6 4 6 0M-5 -1h7" />
            </g>
          </g>
        ))}
      </g>
      {status === 'approved' && <Seal x={RIGHT} className={styles.good} d="M-5 0l4 4 7 -8" />}
      {status === 'failed' && <Seal x={LEFT} className={styles.bad} d="M-5 -5l10 10m0 -10l-10 10" />}
    </svg>
  );
}

const Pad = () => (
  <>
    <ellipse className={styles.ring} cy="4" rx="58" ry="19" />
    <path className={styles.pad} d="M4 0 40 -7c6 3 9 6 9 9 0 8 -22 14 -49 14s-49 -6 -49 -14 22 -13 49 -13c9 0 17 1 24 3Z" />
  </>
);

const Seal = ({ x, className, d }: { x: number; className: string | undefined; d: string }) => (
  <g transform={`translate(${x} 79)`} className={className}>
    <circle r="14" />
    <path d={d} />
  </g>
);
