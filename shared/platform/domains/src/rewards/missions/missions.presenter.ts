import type { Mission, MissionRun } from '@site/api/contracts/rewards';
import { printAmount } from '@site/api/money';
import type { MissionRow } from './missions.repository';
import { runAfter, type RunRange } from './missions.rules';
import type { MissionProgress } from './progress.repository';

const PAISA_PER_TAKA = 100n;

/** Rounds, or whole BDT of turnover. */
export const doneOf = ({ goal }: Pick<MissionRow, 'goal'>, { rounds, turnover }: Pick<MissionProgress, 'rounds' | 'turnover'>) =>
  goal === 'rounds' ? rounds : Number(turnover / PAISA_PER_TAKA);

export const presentMission = (row: MissionRow, runs: readonly MissionRun[]): Mission => ({
  id: row.id,
  name: row.name,
  name_bn: row.nameBn,
  goal: row.goal,
  target: row.target,
  least_stake: printAmount(row.leastStake),
  game_type: row.gameType,
  period: row.period,
  prize: printAmount(row.prize),
  last_day: row.lastDay,
  runs: [...runs],
});

export const presentRun = (row: MissionRow, run: RunRange, progress: MissionProgress): MissionRun => {
  const done = doneOf(row, progress);
  return {
    day: run.day,
    from: run.from.toISOString(),
    until: run.until.toISOString(),
    claim_until: runAfter(row.period, run).until.toISOString(),
    done,
    is_done: done >= row.target,
    claimed_at: progress.claimedAt?.toISOString() ?? null,
  };
};
