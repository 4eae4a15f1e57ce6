import { TOURNAMENT_COUNTING_MINUTES, type TournamentPhase } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';

export type TournamentState = 'proposed' | 'planned' | 'refused' | 'withdrawn' | 'closed';

/** Phase of a planned or closed tournament. */
export function tournamentPhase({ state, from, until }: { state: TournamentState; from: Date; until: Date }, at: Date): TournamentPhase {
  if (state === 'closed') return 'finished';
  if (at < from) return 'upcoming';
  return at < until ? 'running' : 'counting';
}

/** Time from which places and prizes are fixed. */
export const closesAt = (until: Date) => secondsAfter(until, TOURNAMENT_COUNTING_MINUTES * 60);

/** A player of a tournament with the stakes that count, in paisa. */
export interface Ranked {
  playerId: number;
  points: Paisa;
}

/**
 * Prizes of the players. Players with the same points share the prizes of their places: each gets the same whole paisa, and the paisa that
 * are left go one by one to those who joined first. A player without points gets nothing.
 * @param ranked most points first, and among the same points who joined first
 * @param prizes paisa of the places, from the first one on
 */
export function sharePrizes(ranked: readonly Ranked[], prizes: readonly Paisa[]): Map<number, Paisa> {
  const shares = new Map<number, Paisa>();
  for (let first = 0; first < prizes.length;) {
    const points = ranked[first]?.points ?? 0n;
    if (points <= 0n) break;
    const tied = ranked.filter((player) => player.points === points);
    const sum = prizes.slice(first, first + tied.length).reduce((total, prize) => total + prize, 0n);
    const [share, left] = [sum / BigInt(tied.length), Number(sum % BigInt(tied.length))];
    tied.forEach(({ playerId }, index) => shares.set(playerId, paisa(share + (index < left ? 1n : 0n))));
    first += tied.length;
  }
  return shares;
}

/** Username as other players see it: its first two characters and its last one. */
export const shortName = (username: string) => `${username.slice(0, 2)}***${username.slice(-1)}`;
