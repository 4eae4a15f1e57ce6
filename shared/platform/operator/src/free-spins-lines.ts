import type { PlayerFreeSpins } from './free-spins.shapes';
import { terminalText } from './terminal-text';

const minute = (moment: string) => moment.slice(0, 16).replace('T', ' ');

/** Lines for a terminal: free spins, the newest first. */
export const freeSpinsLines = (freeSpins: readonly PlayerFreeSpins[]) =>
  freeSpins.length ? freeSpins.map(freeSpinsLine).join('\n') : 'The player has no free spins.';

export const freeSpinsLine = ({ id, game, spins, left, stake, state, valid_until: until, proposed_by: by, reason }: PlayerFreeSpins) =>
  terminalText(
    `#${id}  ${left} of ${spins} left, ${stake} BDT each  ${state.padEnd(8)}  ${game.name} (${game.code})  until ${minute(until)}  by ${by}  ${reason}`,
  );
