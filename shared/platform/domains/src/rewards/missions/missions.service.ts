import { MISSION_NOT_DONE, MISSION_OVER, type Mission } from '@site/api/contracts/rewards';
import { printAmount, type Paisa } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { lockCash } from '#ledger';
import { writeMessage } from '#notifications';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import { payBonus } from '../pay-bonus.service';
import { missionMessage } from './missions.messages';
import { doneOf, presentMission, presentRun } from './missions.presenter';
import { listPlanned, lockMission } from './missions.repository';
import { openRuns } from './missions.rules';
import { insertClaim, listProgress } from './progress.repository';

/** Seconds of two weeks: the last week of a mission and the week of its claims. */
const CLAIMS_S = 14 * 86_400;

/** Missions of now with the progress of a player; none for a player who may not play. */
export async function readMissions({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>, playerId: number): Promise<Mission[]> {
  const at = clock.now();
  if (await guard(db, at, await findSafeguards(db, playerId, at), 'promotion')) return [];
  const planned = await listPlanned(db, { begunBy: dayOf(at), endedFrom: dayOf(secondsAfter(at, -CLAIMS_S)) });
  const asked = planned.flatMap((mission) => openRuns(mission, at).map((run) => ({ mission, run })));
  const progress = await listProgress(db, playerId, asked);
  return planned.flatMap((mission) => {
    const runs = asked.flatMap(({ mission: of, run }, index) => {
      const counted = progress[index];
      return of.id === mission.id && counted ? [presentRun(mission, run, counted)] : [];
    });
    const shown = runs.filter(({ until, is_done: isDone, claimed_at: claimedAt }) => new Date(until) > at || (isDone && !claimedAt));
    return shown.length ? [presentMission(mission, shown)] : [];
  });
}

interface Claim {
  prize: Paisa;
  claimedAt: Date;
}

const presentClaim = ({ prize, claimedAt }: Claim) => ({ prize: printAmount(prize), claimed_at: claimedAt.toISOString() });

/**
 * Pays the prize of a day or week of a mission, once; a second claim returns the first one. Until the end of the following day or week.
 * @throws Refusal `platform.not_found`; `funds.promotion_closed` after its time; `rewards.claim_too_little` before it is done;
 * `funds.account_blocked`, `safer_play.time_out`, `safer_play.excluded` for a player who may not play
 */
export async function claimMission(
  tx: Executor,
  { playerId, id, day }: { playerId: number; id: number; day: string },
  { clock }: Pick<PlatformContext, 'clock'>,
) {
  await lockCash(tx, playerId);
  const at = clock.now();
  const mission = await lockMission(tx, id, 'share');
  if (mission?.state !== 'planned') throw new Refusal('platform.not_found');
  const run = openRuns(mission, at).find((each) => each.day === day);
  if (!run) throw new Refusal('funds.promotion_closed', { message: MISSION_OVER });
  const [progress] = await listProgress(tx, playerId, [{ mission, run }]);
  if (!progress) throw new Error(`Mission ${id} was not counted`);
  if (progress.claimedAt) return presentClaim({ prize: progress.claimed, claimedAt: progress.claimedAt });
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'claim');
  if (barrier) throw refusalOf(barrier, 'funds.account_blocked');
  if (doneOf(mission, progress) < mission.target) throw new Refusal('rewards.claim_too_little', { message: MISSION_NOT_DONE });
  const { prize } = mission;
  await insertClaim(tx, { missionId: id, playerId, day, prize, at });
  await payBonus(tx, { playerId, kind: 'mission_prize', id: `${id}:${playerId}:${day}`, amount: prize, at });
  await writeMessage(tx, { playerId, at, ...missionMessage(mission, prize) });
  return presentClaim({ prize, claimedAt: at });
}
