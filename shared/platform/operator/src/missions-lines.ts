import type { PlannedMission } from './missions.shapes';
import { terminalText } from './terminal-text';

/** Lines for a terminal: missions, the newest first. */
export const missionLines = (missions: readonly PlannedMission[]) =>
  missions.length ? missions.map(missionLine).join('\n') : 'There is no mission.';

export const missionLine = (mission: PlannedMission) => {
  const { id, name, state, goal, target, period, first_day: first, last_day: last, prize, claims, proposed_by: by } = mission;
  return terminalText(
    `#${id}  ${state.padEnd(9)}  ${first} to ${last}  ${target} ${goal} a ${period}  ${prize.padStart(9)} BDT  ${claims} claims  by ${by}  ${name}`,
  );
};
