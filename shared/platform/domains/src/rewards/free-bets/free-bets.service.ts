import { FREE_BET_GONE, FREE_BET_LATE, OWN_FREE_BET } from '@site/api/contracts/rewards';
import { paisa, paisaOfTaka } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { lockCash, playerFreeBets, post, system } from '#ledger';
import { writeMessage } from '#notifications';
import { getSettings } from '#site';
import { checkMayReceive } from '../may-receive';
import { freeBetMessage } from './free-bets.messages';
import {
  findFreeBet,
  findFreeBetByKey,
  insertFreeBet,
  listEnded,
  saveDecision,
  saveEnd,
  type FreeBetRow,
  type NewFreeBet,
} from './free-bets.repository';
import { isSameOffer } from '../same-offer';

/** Person who decides, and when. */
interface Decider {
  name: string;
  at: Date;
}

/**
 * Gives a free bet to a player; from the limit of the settings on, only proposes it to a second person. The same key returns the first one.
 * @throws Refusal `funds.account_blocked`, `safer_play.time_out`, `safer_play.excluded` for a player who may not play;
 * `platform.key_reused` for a key of another free bet
 */
export async function offerFreeBet(tx: Executor, offer: NewFreeBet): Promise<FreeBetRow> {
  await lockCash(tx, offer.playerId);
  const known = offer.key === null ? null : await findFreeBetByKey(tx, offer.key);
  if (known) {
    if (!isSameOffer(known, offer) || known.amount !== offer.amount || known.leastOdds !== offer.leastOdds)
      throw new Refusal('platform.key_reused');
    return known;
  }
  await checkMayReceive(tx, offer.playerId, offer.createdAt);
  const { second_person_from: from } = await getSettings(tx);
  const id = await insertFreeBet(tx, offer);
  // A call for another player has used the key meanwhile.
  if (id === null) throw new Refusal('platform.key_reused');
  if (offer.amount < paisaOfTaka(from)) await give(tx, { ...offer, id }, { name: offer.proposedBy, at: offer.createdAt });
  return freeBetNow(tx, id);
}

/**
 * Gives a proposed free bet, or refuses it. The person who proposed it may only refuse it.
 * @throws Refusal `platform.not_found`; `funds.changed` when it does not wait or its validity is over; `platform.forbidden` for an own proposal
 */
export async function decideFreeBet(
  tx: Executor,
  { playerId, id, isGiven }: { playerId: number; id: number; isGiven: boolean },
  decider: Decider,
): Promise<FreeBetRow> {
  await lockCash(tx, playerId);
  const row = await findFreeBet(tx, id);
  if (row?.playerId !== playerId) throw new Refusal('platform.not_found');
  if (row.state !== 'proposed') throw new Refusal('funds.changed', { message: FREE_BET_GONE });
  if (isGiven) {
    if (row.proposedBy === decider.name) throw new Refusal('platform.forbidden', { message: OWN_FREE_BET });
    if (row.validUntil <= decider.at) throw new Refusal('funds.changed', { message: FREE_BET_LATE });
    await checkMayReceive(tx, playerId, decider.at);
    await give(tx, row, decider);
  } else await saveDecision(tx, id, 'refused', decider.name, decider.at);
  return freeBetNow(tx, id);
}

async function freeBetNow(tx: Executor, id: number): Promise<FreeBetRow> {
  const row = await findFreeBet(tx, id);
  if (!row) throw new Error(`Free bet ${id} is gone`);
  return row;
}

type Given = Pick<FreeBetRow, 'id' | 'playerId' | 'amount' | 'leastOdds' | 'validUntil'>;

async function give(tx: Executor, { id, playerId, amount, leastOdds, validUntil }: Given, { name, at }: Decider) {
  await saveDecision(tx, id, 'given', name, at);
  await move(tx, `free_bet:${id}`, { id, playerId, amount, kind: 'free_bet' }, at);
  await writeMessage(tx, { playerId, at, ...freeBetMessage(amount, leastOdds, validUntil) });
}

/** Moves money of the house to the player's free bets; a negative amount goes back. */
async function move(
  tx: Executor,
  idemKey: string,
  { id, playerId, amount, kind }: Pick<Given, 'id' | 'playerId' | 'amount'> & { kind: string },
  at: Date,
) {
  const postings = [
    { account: system('BONUS_EXPENSE', playerId), amount: paisa(-amount) },
    { account: playerFreeBets(playerId), amount },
  ];
  const isNew = await post(tx, { kind, idemKey, ref: { type: 'free_bet', id: String(id) }, postings, at });
  if (!isNew) throw new Error(`${idemKey} was posted before`);
}

const ENDED_AT_ONCE = 200;

/** Takes back what is left of free bets whose validity is over. A part in an open bet stays until that bet has ended. */
export async function endFreeBets({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  for (const { id, playerId } of await listEnded(db, clock.now(), ENDED_AT_ONCE))
    await inTransaction(db, async (tx) => {
      await lockCash(tx, playerId);
      const at = clock.now();
      const row = await findFreeBet(tx, id);
      if (!row) return;
      if (row.left > 0n)
        await move(tx, `free_bet_ended:${id}:${row.ended}`, { id, playerId, amount: paisa(-row.left), kind: 'free_bet_ended' }, at);
      await saveEnd(tx, row, at);
    });
}
