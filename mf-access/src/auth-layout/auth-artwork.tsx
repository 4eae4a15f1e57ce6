import { useId } from 'react';
import { Lily } from './lily';
import styles from './auth-artwork.module.css';

const STARS = [
  [60, 70, 1.4],
  [140, 150, 1],
  [210, 50, 1.8],
  [300, 120, 1.1],
  [350, 40, 1.3],
  [470, 90, 1.6],
  [540, 60, 1],
  [90, 220, 1],
  [420, 190, 1.2],
  [250, 200, 0.9],
] as const;

const PADS = [
  [96, 640, 84, 24],
  [486, 604, 66, 18],
  [520, 716, 104, 30],
  [40, 748, 72, 22],
  [382, 570, 40, 10],
] as const;

/** Decorative picture: moon, far reeds, still water, one flower. */
export function PondScene({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyTop} />
          <stop offset="1" className={styles.skyLow} />
        </linearGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.waterTop} />
          <stop offset="1" className={styles.waterLow} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className={styles.glowIn} />
          <stop offset="1" className={styles.glowOut} />
        </radialGradient>
      </defs>
      <rect width="600" height="800" fill={`url(#${id}sky)`} />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} className={styles.star} cx={x} cy={y} r={r} />
      ))}
      <circle cx="416" cy="300" r="150" fill={`url(#${id}glow)`} />
      <circle className={styles.moon} cx="416" cy="300" r="44" />
      <path className={styles.hills} d="M0 470c70-44 120-30 180-18s90-34 150-30 110 40 160 22 80-24 110-14v100H0Z" />
      <rect y="500" width="600" height="300" fill={`url(#${id}water)`} />
      <path className={styles.moonlight} d="M380 512h72v3h-72Zm10 18h50v3h-50Zm-16 22h84v3h-84Zm22 26h40v3h-40Zm-14 30h66v3h-66Z" />
      {PADS.map(([x, y, rx, ry]) => (
        <path
          key={`${x}-${y}`}
          className={styles.pad}
          d={`M${x} ${y}L${x + rx * 0.94} ${y - ry * 0.35}A${rx} ${ry} 0 1 1 ${x + rx * 0.62} ${y - ry * 0.78}Z`}
        />
      ))}
      <g className={styles.ripple}>
        <ellipse cx="270" cy="690" rx="190" ry="40" />
        <ellipse cx="270" cy="690" rx="250" ry="56" />
        <ellipse cx="270" cy="690" rx="320" ry="74" />
      </g>
      <g className={styles.reflection} transform="translate(270 700) scale(2 -0.9)">
        <Lily />
      </g>
      <ellipse className={styles.mainPad} cx="270" cy="694" rx="150" ry="28" />
      <g transform="translate(270 690) scale(2.1)">
        <Lily />
      </g>
      <path
        className={styles.reeds}
        d="M-6 800c8-120 4-200 18-300 6 100 2 200 10 300Zm34 0c2-90 12-160 34-230-8 80-16 150-12 230Zm500 0c2-110 20-190 22-280 12 90 4 190 8 280Zm40 0c-2-80-2-140-24-210 24 60 42 130 46 210Z"
      />
    </svg>
  );
}
