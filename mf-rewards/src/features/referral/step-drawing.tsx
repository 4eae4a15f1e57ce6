import type { ReactNode } from 'react';
import styles from './step-drawing.module.css';

export const STEPS = ['invite', 'play', 'reward'] as const;
export type ReferralStep = (typeof STEPS)[number];

const PAD = 'M48 58 74 52c3 2 5 5 5 7 0 6-14 10-31 10s-31-4-31-10 14-10 31-10c6 0 12 1 16 2Z';

const DRAWINGS: Readonly<Record<ReferralStep, ReactNode>> = {
  invite: (
    <>
      <path className={styles.pad} d={PAD} />
      <path className={styles.trail} d="M16 46c6-4 12-5 18-4" />
      <path className={styles.paper} d="M30 24h38v26H30Z" />
      <path className={styles.fold} d="m30 25 19 14 19-14" />
      <circle className={styles.seal} cx="49" cy="41" r="5" />
      <path className={styles.petal} d="M49 37c3 3 3 6 0 8-3-2-3-5 0-8Z" />
    </>
  ),
  play: (
    <>
      <path className={styles.pad} d={PAD} />
      <circle className={styles.friend} cx="33" cy="28" r="8" />
      <path className={styles.friend} d="M19 55c0-11 6-16 14-16s14 5 14 16Z" />
      <rect className={styles.die} x="50" y="33" width="23" height="23" rx="5" transform="rotate(9 61 44)" />
      <path className={styles.pips} d="M56 39h.1M66 40.500h.1M61 44.500h.1M55 48.500h.1M65 50h.1" />
    </>
  ),
  reward: (
    <>
      <circle className={styles.moon} cx="74" cy="16" r="8" />
      <path className={styles.pad} d={PAD} />
      <path className={styles.petal} d="M46 54C31 50 26 40 28 31c10 2 17 10 18 23Zm0 0c15-4 20-14 18-23-10 2-17 10-18 23Z" />
      <path className={styles.flower} d="M46 54c-9-9-9-22 0-31 9 9 9 22 0 31Z" />
      <ellipse className={styles.coin} cx="69" cy="58" rx="10" ry="4" />
      <ellipse className={styles.coin} cx="69" cy="53" rx="10" ry="4" />
      <ellipse className={styles.coin} cx="69" cy="48" rx="10" ry="4" />
    </>
  ),
};

/** Drawing of a pond by night: a sent letter, a friend who plays, coins on a pad. Decorative, the text is beside it. */
export function StepDrawing({ step }: { step: ReferralStep }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 76" aria-hidden="true" focusable="false">
      <rect className={styles.night} width="96" height="76" rx="14" />
      <ellipse className={styles.ring} cx="48" cy="62" rx="40" ry="11" />
      {DRAWINGS[step]}
    </svg>
  );
}
