import type { Tournament, TournamentPhase } from '@site/api/contracts/rewards';

/** Groups of the list, in their order, with the phases that they hold. */
const GROUPS = [
  { id: 'running', phases: ['running', 'counting'] },
  { id: 'upcoming', phases: ['upcoming'] },
  { id: 'finished', phases: ['finished'] },
] as const satisfies readonly { id: TournamentPhase; phases: readonly TournamentPhase[] }[];

export interface TournamentGroup {
  id: (typeof GROUPS)[number]['id'];
  tournaments: readonly Tournament[];
}

/** Tournaments by what a player can do with them; a group without one is left out. */
export const grouped = (tournaments: readonly Tournament[]): TournamentGroup[] =>
  GROUPS.map(({ id, phases }) => ({
    id,
    tournaments: tournaments.filter(({ phase }) => (phases as readonly TournamentPhase[]).includes(phase)),
  })).filter((group) => group.tournaments.length > 0);

/** True while a player can still join. */
export const isOpen = ({ phase, own }: Tournament) => own === null && (phase === 'upcoming' || phase === 'running');

/** Prizes with the first and last place of equal ones: 1st, 2nd to 5th. */
export function prizeSteps(prizes: readonly string[]): { from: number; to: number; prize: string }[] {
  const steps: { from: number; to: number; prize: string }[] = [];
  prizes.forEach((prize, index) => {
    const last = steps.at(-1);
    if (last?.prize === prize) last.to = index + 1;
    else steps.push({ from: index + 1, to: index + 1, prize });
  });
  return steps;
}
