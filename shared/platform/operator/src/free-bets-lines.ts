import type { PlayerFreeBet } from './free-bets.shapes';
import { terminalText } from './terminal-text';

const minute = (moment: string) => moment.slice(0, 16).replace('T', ' ');

/** Lines for a terminal: free bets, the newest first. */
export const freeBetLines = (freeBets: readonly PlayerFreeBet[]) =>
  freeBets.length ? freeBets.map(freeBetLine).join('\n') : 'The player has no free bet.';

export const freeBetLine = ({ id, amount, left, state, least_odds: odds, valid_until: until, proposed_by: by, reason }: PlayerFreeBet) =>
  terminalText(
    `#${id}  ${amount.padStart(9)} BDT  left ${left.padStart(9)}  ${state.padEnd(8)}  from ${odds}  until ${minute(until)}  by ${by}  ${reason}`,
  );
