import type { Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import {
  decideFreeSpins,
  endFreeSpins,
  type FreeSpinsRow,
  listFreeSpins,
  offerFreeSpins,
  presentFreeSpins,
} from '@site/platform-domains/rewards';
import type { PlayerFreeSpins } from './free-spins.shapes';
import type { Operator } from './operator';
import { playerNamed } from './players.service';

const DAY_S = 86_400;

function present(row: FreeSpinsRow, at: Date): PlayerFreeSpins {
  const { state, ...shown } = presentFreeSpins(row, row.createdAt, at);
  return {
    ...shown,
    state: row.state === 'given' ? state : row.state,
    reason: row.reason,
    proposed_by: row.proposedBy,
    decided_by: row.decidedBy,
    ended_by: row.endedBy,
  };
}

/** @throws Refusal `platform.not_found` */
export async function readFreeSpins({ db, clock }: PlatformContext, username: string) {
  const { id } = await playerNamed(db, username);
  return (await listFreeSpins(db, id)).map((row) => present(row, clock.now()));
}

interface Offer {
  username: string;
  game: string;
  spins: number;
  stake: Paisa;
  days: number;
  reason: string;
  key?: string | undefined;
}

/** @throws Refusal `platform.not_found`, and those of `offerFreeSpins` */
export const giveFreeSpins = ({ db, clock }: PlatformContext, { username, game, days, spins, stake, reason, key }: Offer, by: Operator) =>
  inTransaction(db, async (tx) => {
    const { id: playerId } = await playerNamed(tx, username);
    const createdAt = clock.now();
    const validUntil = secondsAfter(createdAt, days * DAY_S);
    const named = { playerId, gameCode: game, proposedBy: by.name, createdAt, key: key ?? null };
    return present(await offerFreeSpins(tx, { ...named, spins, stake, validUntil, reason: reason.trim() }), createdAt);
  });

type Decision = (tx: Executor, named: { playerId: number; id: number }, decider: { name: string; at: Date }) => Promise<FreeSpinsRow>;

const decide =
  (decision: Decision) =>
  ({ db, clock }: PlatformContext, { username, id }: { username: string; id: number }, by: Operator) =>
    inTransaction(db, async (tx) => {
      const { id: playerId } = await playerNamed(tx, username);
      const at = clock.now();
      return present(await decision(tx, { playerId, id }, { name: by.name, at }), at);
    });

/** Each throws `platform.not_found`, and the refusals of its decision. */
export const confirmProposed = decide((tx, named, decider) => decideFreeSpins(tx, { ...named, isGiven: true }, decider));
export const refuseProposed = decide((tx, named, decider) => decideFreeSpins(tx, { ...named, isGiven: false }, decider));
export const endGiven = decide(endFreeSpins);
