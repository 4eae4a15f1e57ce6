import { FREE_SPINS_GONE, FREE_SPINS_LATE, FREE_SPINS_NO_SLOT, FREE_SPINS_OVER, OWN_FREE_SPINS } from '@site/api/contracts/rewards';
import { paisa, paisaOfTaka, type Paisa } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { lockCash, playerFreeSpins, post, system } from '#ledger';
import { writeMessage } from '#notifications';
import { getSettings } from '#site';
import { checkMayReceive } from '../may-receive';
import { isSameOffer } from '../same-offer';
import { freeSpinsMessage } from './free-spins.messages';
import {
  findByKey,
  findFreeSpins,
  hasFreeSpins,
  insertFreeSpins,
  listDue,
  saveDecision,
  saveEnd,
  type FreeSpinsRow,
  type NewFreeSpins,
} from './free-spins.repository';
import { canSpin } from './free-spins.rules';

/** Person who decides, and when. */
interface Decider {
  name: string;
  at: Date;
}

const valueOf = ({ stake }: Pick<FreeSpinsRow, 'stake'>, spins: number): Paisa => paisa(stake * BigInt(spins));

/**
 * Gives free spins to a player; from the limit of the settings on, by their whole value, only proposes them to a second person. The same key
 * returns the first ones.
 * @throws Refusal `funds.account_blocked`, `safer_play.time_out`, `safer_play.excluded` for a player who may not play; `platform.invalid`
 * for a game without free spins; `platform.key_reused` for a key of other free spins
 */
export async function offerFreeSpins(tx: Executor, offer: NewFreeSpins): Promise<FreeSpinsRow> {
  await lockCash(tx, offer.playerId);
  const known = offer.key === null ? null : await findByKey(tx, offer.key);
  if (known) return sameOffer(known, offer);
  await checkMayReceive(tx, offer.playerId, offer.createdAt);
  if (!(await hasFreeSpins(tx, offer.gameCode))) throw new Refusal('platform.invalid', { message: FREE_SPINS_NO_SLOT });
  const { second_person_from: from } = await getSettings(tx);
  const id = await insertFreeSpins(tx, offer);
  // A call for another player has used the key meanwhile.
  if (id === null) throw new Refusal('platform.key_reused');
  const proposed = await freeSpinsNow(tx, id);
  if (valueOf(offer, offer.spins) < paisaOfTaka(from)) await give(tx, proposed, { name: offer.proposedBy, at: offer.createdAt });
  return freeSpinsNow(tx, id);
}

function sameOffer(known: FreeSpinsRow, offer: NewFreeSpins): FreeSpinsRow {
  const isSame = known.game.code === offer.gameCode && known.spins === offer.spins && known.stake === offer.stake;
  if (!isSame || !isSameOffer(known, offer)) throw new Refusal('platform.key_reused');
  return known;
}

interface OfPlayer {
  playerId: number;
  id: number;
}

/** Locks the wallet of the player. @throws Refusal `platform.not_found` */
async function lockFreeSpins(tx: Executor, { playerId, id }: OfPlayer): Promise<FreeSpinsRow> {
  await lockCash(tx, playerId);
  const row = await findFreeSpins(tx, id);
  if (row?.playerId !== playerId) throw new Refusal('platform.not_found');
  return row;
}

/**
 * Gives proposed free spins, or refuses them. The person who proposed them may only refuse them.
 * @throws Refusal `platform.not_found`; `funds.changed` when they do not wait or their validity is over; `platform.forbidden` for an own proposal
 */
export async function decideFreeSpins(
  tx: Executor,
  { isGiven, ...named }: OfPlayer & { isGiven: boolean },
  decider: Decider,
): Promise<FreeSpinsRow> {
  const row = await lockFreeSpins(tx, named);
  if (row.state !== 'proposed') throw new Refusal('funds.changed', { message: FREE_SPINS_GONE });
  if (isGiven) {
    if (row.proposedBy === decider.name) throw new Refusal('platform.forbidden', { message: OWN_FREE_SPINS });
    if (row.validUntil <= decider.at) throw new Refusal('funds.changed', { message: FREE_SPINS_LATE });
    await checkMayReceive(tx, row.playerId, decider.at);
    await give(tx, row, decider);
  } else await saveDecision(tx, row.id, 'refused', decider.name, decider.at);
  return freeSpinsNow(tx, row.id);
}

/** Takes back the spins that are left. @throws Refusal `platform.not_found`; `funds.changed` when none can be used any more */
export async function endFreeSpins(tx: Executor, named: OfPlayer, { name, at }: Decider): Promise<FreeSpinsRow> {
  const row = await lockFreeSpins(tx, named);
  if (!canSpin(row, at)) throw new Refusal('funds.changed', { message: FREE_SPINS_OVER });
  await end(tx, row, name, at);
  return freeSpinsNow(tx, row.id);
}

async function freeSpinsNow(tx: Executor, id: number): Promise<FreeSpinsRow> {
  const row = await findFreeSpins(tx, id);
  if (!row) throw new Error(`Free spins ${id} are gone`);
  return row;
}

async function give(tx: Executor, row: FreeSpinsRow, { name, at }: Decider) {
  await saveDecision(tx, row.id, 'given', name, at);
  await move(tx, row, 'free_spins', valueOf(row, row.spins), at);
  await writeMessage(tx, { playerId: row.playerId, at, ...freeSpinsMessage(row) });
}

async function end(tx: Executor, row: FreeSpinsRow, by: string | null, at: Date) {
  if (row.left > 0) await move(tx, row, 'free_spins_ended', paisa(-valueOf(row, row.left)), at);
  await saveEnd(tx, row, by, at);
}

/** Moves money of the house to the player's free spins; a negative amount goes back. */
async function move(tx: Executor, { id, playerId }: OfPlayer, kind: 'free_spins' | 'free_spins_ended', amount: Paisa, at: Date) {
  const idemKey = `${kind}:${id}`;
  const postings = [
    { account: system('BONUS_EXPENSE', playerId), amount: paisa(-amount) },
    { account: playerFreeSpins(playerId), amount },
  ];
  const isNew = await post(tx, { kind, idemKey, ref: { type: 'free_spins', id: String(id) }, postings, at });
  if (!isNew) throw new Error(`${idemKey} was posted before`);
}

const ENDED_AT_ONCE = 200;

/** Ends free spins whose validity is over, and takes back those that are left. */
export async function endDueFreeSpins({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  for (const { id, playerId } of await listDue(db, clock.now(), ENDED_AT_ONCE))
    await inTransaction(db, async (tx) => {
      await lockCash(tx, playerId);
      const row = await findFreeSpins(tx, id);
      if (row && row.endedAt === null) await end(tx, row, null, clock.now());
    });
}
