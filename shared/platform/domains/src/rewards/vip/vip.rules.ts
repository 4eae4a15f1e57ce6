import type { GameType } from '@site/api/contracts/catalogue';
import { paisa, type Paisa } from '@site/api/money';

/** Milli-VP for each paisa of valid turnover: 1, 0.5 or 0.4 VP for BDT 1. */
const MILLI_VP_PER_PAISA = {
  SLOT: 10n,
  FH: 10n,
  EGAME: 10n,
  ARCADE: 10n,
  BINGO: 5n,
  LOTTO: 5n,
  CRASH: 4n,
  LIVE: 4n,
  TABLE: 4n,
  POKER: 4n,
  SPORTS: 4n,
} as const satisfies Record<GameType, bigint>;

/** Experience in VP of one calendar month that each level requires; index 0 is level 1. */
const LEVEL_THRESHOLDS = [
  10_000, 20_000, 40_000, 75_000, 125_000, 200_000, 350_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_500_000, 4_000_000, 6_000_000,
  10_000_000,
] as const;

export const TOP_LEVEL = LEVEL_THRESHOLDS.length;

const GROUPS = ['Elite', 'Star', 'Master', 'Expert', 'Legend'] as const;
/** Percent, by group; a player without a group earns 100. */
const GROUP_MULTIPLIERS = [100n, 110n, 120n, 135n, 150n] as const;
const STEPS = ['I', 'II', 'III'] as const;
const STEPS_PER_GROUP = STEPS.length;

const groupOf = (level: number) => Math.ceil(level / STEPS_PER_GROUP) - 1;

/** `Normal`, `Elite I` ... `Legend III`. */
export const levelName = (level: number) => (level === 0 ? 'Normal' : `${GROUPS[groupOf(level)]} ${STEPS[(level - 1) % STEPS_PER_GROUP]}`);

export const multiplierPercent = (level: number) => GROUP_MULTIPLIERS[groupOf(level)] ?? 100n;

/** Points of one settled stake, before the account is touched. */
export const milliVpFor = (stake: Paisa, gameType: GameType, level: number) =>
  (stake * MILLI_VP_PER_PAISA[gameType] * multiplierPercent(level)) / 100n;

/** Points that BDT 100 of settled stakes bring without a level's bonus. */
export const earningOf = (gameType: GameType) => Number(milliVpFor(paisa(100_00n), gameType, 0)) / 1000;

/** Points of one month that a level requires. */
export const thresholdOf = (level: number) => LEVEL_THRESHOLDS[level - 1] ?? 0;

const levelFor = (experienceMilli: bigint) => LEVEL_THRESHOLDS.filter((threshold) => experienceMilli >= BigInt(threshold) * 1000n).length;

/** Promotes at once; a level is never lowered before the month ends. */
export const levelAfterEarning = (level: number, experienceMilli: bigint) => Math.max(level, levelFor(experienceMilli));

/** Lowers at most one level, when the month's experience is below the requirement of the level. */
export const levelAtMonthEnd = (level: number, experienceMilli: bigint) =>
  level > 0 && levelFor(experienceMilli) < level ? level - 1 : level;

/** Progress to the next level in whole percent of the month's experience; 100 at the top. */
export function progressPercent(level: number, experienceMilli: bigint): number {
  const threshold = LEVEL_THRESHOLDS[level];
  if (threshold === undefined) return 100;
  const percent = (experienceMilli * 100n) / (BigInt(threshold) * 1000n);
  return Math.min(100, Math.max(0, Number(percent)));
}

/** Points to take back when part of a round's stake is undone; all of them when no stake is left. */
export const milliVpToTakeBack = (earnedMilli: bigint, stakeTaken: Paisa, stakeBefore: Paisa) =>
  stakeBefore <= stakeTaken ? earnedMilli : (earnedMilli * stakeTaken) / stakeBefore;
