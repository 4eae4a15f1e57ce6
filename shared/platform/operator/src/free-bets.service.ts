import type { Price } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { decideFreeBet, type FreeBetRow, listFreeBets, offerFreeBet, presentFreeBet } from '@site/platform-domains/rewards';
import type { PlayerFreeBet } from './free-bets.shapes';
import type { Operator } from './operator';
import { playerNamed } from './players.service';

const DAY_S = 86_400;

function present(row: FreeBetRow, at: Date): PlayerFreeBet {
  const { state, ...shown } = presentFreeBet(row, row.createdAt, at);
  return {
    ...shown,
    state: row.state === 'given' ? state : row.state,
    reason: row.reason,
    proposed_by: row.proposedBy,
    decided_by: row.decidedBy,
  };
}

/** @throws Refusal `platform.not_found` */
export async function readFreeBets({ db, clock }: PlatformContext, username: string) {
  const { id } = await playerNamed(db, username);
  return (await listFreeBets(db, id)).map((row) => present(row, clock.now()));
}

interface Offer {
  username: string;
  amount: Paisa;
  odds: Price;
  days: number;
  reason: string;
  key?: string | undefined;
}

/** @throws Refusal `platform.not_found`, and those of `offerFreeBet` */
export const giveFreeBet = ({ db, clock }: PlatformContext, { username, odds, days, amount, reason, key }: Offer, by: Operator) =>
  inTransaction(db, async (tx) => {
    const { id: playerId } = await playerNamed(tx, username);
    const createdAt = clock.now();
    const validUntil = secondsAfter(createdAt, days * DAY_S);
    const offer = {
      playerId,
      amount,
      leastOdds: odds,
      validUntil,
      reason: reason.trim(),
      proposedBy: by.name,
      createdAt,
      key: key ?? null,
    };
    return present(await offerFreeBet(tx, offer), createdAt);
  });

/** @throws Refusal `platform.not_found`, and those of `decideFreeBet` */
export const decideProposed = (
  { db, clock }: PlatformContext,
  { username, id, isGiven }: { username: string; id: number; isGiven: boolean },
  by: Operator,
) =>
  inTransaction(db, async (tx) => {
    const { id: playerId } = await playerNamed(tx, username);
    const at = clock.now();
    return present(await decideFreeBet(tx, { playerId, id, isGiven }, { name: by.name, at }), at);
  });
