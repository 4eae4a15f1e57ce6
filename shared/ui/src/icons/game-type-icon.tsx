import type { ReactNode } from 'react';
import { BALL_ICONS } from './game-types/balls';
import { CARD_ICONS } from './game-types/cards';
import { MACHINE_ICONS } from './game-types/machines';
import styles from './game-type-icon.module.css';

/** Pictures in two tones: `b` (body) has the colour of the text, `l` (light) the accent of the type. */
const PICTURES: Record<string, ReactNode> = { ...BALL_ICONS, ...CARD_ICONS, ...MACHINE_ICONS };

export interface GameTypeIconProps {
  /** A category code: SPORTS, LIVE, SLOT, TABLE, BINGO, EGAME, FH, LOTTO, CRASH, ARCADE, POKER; others get the arcade stick. */
  type: string;
  size?: 'm' | 'l' | 'xl';
}

/** Picture of a game category. Decorative: show the name of the category beside it. */
export function GameTypeIcon({ type, size = 'l' }: GameTypeIconProps) {
  return (
    <svg className={styles.icon} data-size={size} data-type={type} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {PICTURES[type] ?? PICTURES.ARCADE}
    </svg>
  );
}
