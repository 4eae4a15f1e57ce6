import { TOURNAMENT_COUNTING_MINUTES } from '@site/api/contracts/rewards';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { lockCash } from '#ledger';
import { writeMessage } from '#notifications';
import { findSafeguards, guard } from '#safer-play';
import { payBonus } from '../pay-bonus.service';
import {
  type DuePrize,
  listDuePrizes,
  listFirst,
  lockPlayers,
  lockPrize,
  putOff,
  savePaid,
  savePlaces,
  savePrizes,
} from './tournament-players.repository';
import { prizeMessage } from './tournaments.messages';
import { findTournament, listEnded, lockTournament, saveClosed } from './tournaments.repository';
import { closesAt, sharePrizes } from './tournaments.rules';

const PRIZES_READ = 500;
/** Seconds until the next try for a player who may not play. */
const PUT_OFF_S = 3600;

type Running = Pick<PlatformContext, 'db' | 'clock'>;

/**
 * Fixes places and prizes of tournaments that have ended, and pays what is due. It may stop half-way, be repeated, or run twice at the same
 * time.
 * @throws AggregateError of the tournaments that could not be closed and the prizes that could not be paid
 */
export async function payTournaments({ db, clock }: Running) {
  const at = clock.now();
  const problems: unknown[] = [];
  const noted = (problem: unknown) => void problems.push(problem);
  for (const id of await listEnded(db, secondsAfter(at, -TOURNAMENT_COUNTING_MINUTES * 60)))
    await inTransaction(db, (tx) => closeTournament(tx, id, at)).catch(noted);
  for (let last: DuePrize | undefined = { id: 0, playerId: 0 }; last !== undefined;) {
    const due = await listDuePrizes(db, at, last, PRIZES_READ);
    await sideBySide(due, (prize) => inTransaction(db, (tx) => payPrize(tx, prize, at)).catch(noted));
    last = due.at(-1);
  }
  if (problems.length) throw new AggregateError(problems, `Tournaments: ${problems.length} failed`);
}

async function closeTournament(tx: Executor, id: number, at: Date) {
  const row = await lockTournament(tx, id, 'update');
  if (row?.state !== 'planned' || closesAt(row.until) > at) return;
  await lockPlayers(tx, id);
  await savePlaces(tx, id);
  await savePrizes(tx, id, sharePrizes(await listFirst(tx, id, row.prizes.length), row.prizes), at);
  await saveClosed(tx, id, at);
}

/** A prize of a player who may not play waits until the player may. */
async function payPrize(tx: Executor, due: DuePrize, at: Date) {
  const { id, playerId } = due;
  await lockCash(tx, playerId);
  const won = await lockPrize(tx, due, at);
  if (!won) return;
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'claim');
  if (barrier) return putOff(tx, due, secondsAfter(at, PUT_OFF_S));
  await savePaid(tx, due, at);
  await payBonus(tx, { playerId, kind: 'tournament_prize', id: `${id}:${playerId}`, amount: won.prize, at });
  const row = await findTournament(tx, id);
  if (!row) throw new Error(`Tournament ${id} is gone`);
  await writeMessage(tx, { playerId, at, ...prizeMessage({ name: row.name, nameBn: row.nameBn, place: won.place, amount: won.prize }) });
}
