import { randomUUID } from 'node:crypto';
import { secondsAfter, type Clock } from '../core/clock';
import { inTransaction, violatedUnique, type Executor } from '../core/database';
import type { Callbacks } from './callbacks';
import { ENGINES, type RoundAction } from './engines';
import { drawOf } from './fairness';
import * as rounds from './rounds.repository';
import type { Round } from './rounds.repository';
import * as sessions from './sessions.repository';
import type { SupplierSession } from './sessions.repository';
import { skinOf } from './skins';

export interface Supplier {
  db: Executor;
  clock: Clock;
  callbacks: Callbacks;
}

export const STAKE_MIN_PAISA = 100;
export const STAKE_MAX_PAISA = 500_000;

/** Longer than a request may take: the sweep leaves rounds alone that somebody is still working on. */
const IN_HAND_S = 30;
/** When a round that its player left is looked at. */
const ABANDONED_S = 900;
const LONGEST_PAUSE_S = 60;

/** A session that cannot play any more; the word is the platform's or ours. */
const CLOSING = /SESSION|TOKEN/;

export type Placed = { round: Round } | { problem: 'busy' | 'closed' | 'bad_round' };

const engineOf = (session: SupplierSession) =>
  ENGINES[skinOf({ code: session.gameCode, type: session.gameType, name: session.gameName }).engine];
const amountOf = (paisa: number) => `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`;
const later = (supplier: Supplier, seconds: number) => secondsAfter(supplier.clock.now(), seconds);

/** Takes the bet and plays the round as far as it goes by itself. The same `clientRound` again is the same round. */
export async function placeRound(
  supplier: Supplier,
  session: SupplierSession,
  order: { clientRound: string; stakePaisa: number; choice: unknown },
): Promise<Placed> {
  const known = await rounds.findRound(supplier.db, session.id, order.clientRound);
  if (known) return { round: known };
  if (session.isClosed) return { problem: 'closed' };
  if (!engineOf(session).isChoice(order.choice, order.stakePaisa)) return { problem: 'bad_round' };

  const round = await noteRound(supplier, session, order);
  if (!round) {
    const rival = await rounds.findRound(supplier.db, session.id, order.clientRound);
    return rival ? { round: rival } : { problem: 'busy' };
  }
  await takeBet(supplier, session, round);
  return { round: await again(supplier, session, order.clientRound) };
}

async function again(supplier: Supplier, session: SupplierSession, clientRound: string) {
  const round = await rounds.findRound(supplier.db, session.id, clientRound);
  if (!round) throw new Error('A round disappeared');
  return round;
}

/** Written before the bet is sent: whatever happens then, the round is known and can be refunded. */
async function noteRound(
  supplier: Supplier,
  session: SupplierSession,
  order: { clientRound: string; stakePaisa: number; choice: unknown },
) {
  try {
    return await inTransaction(supplier.db, async (tx) => {
      const held = await sessions.lockSession(tx, session.id);
      if (!held) return null;
      const seed = await sessions.currentSeed(tx, session.id);
      await rounds.insertRound(
        tx,
        {
          id: randomUUID(),
          sessionId: session.id,
          seedId: seed.id,
          clientSeed: held.clientSeed,
          nonce: held.nonce,
          startedAt: supplier.clock.now(),
          ...order,
        },
        later(supplier, IN_HAND_S),
      );
      await sessions.countRound(tx, session.id);
      return rounds.findRound(tx, session.id, order.clientRound);
    });
  } catch (problem) {
    if (violatedUnique(problem)) return null;
    throw problem;
  }
}

const roundParams = (session: SupplierSession, round: Round) => ({
  session_id: session.platformSession,
  player_id: session.playerId,
  game_code: session.gameCode,
  round_id: round.id,
});

async function takeBet(supplier: Supplier, session: SupplierSession, round: Round) {
  const answer = await supplier.callbacks.insist({
    action: 'bet',
    ...roundParams(session, round),
    transaction_id: `bet-${round.id}`,
    amount: amountOf(round.stakePaisa),
  });
  if (answer.kind === 'lost') {
    await rounds.refundLater(supplier.db, round.id, supplier.clock.now());
    return void (await pursue(supplier, { ...round, status: 'refunding' }));
  }
  await keepBalance(supplier, session, answer.kind === 'ok' ? answer.body['balance'] : answer.balance);
  if (answer.kind === 'refused') {
    if (CLOSING.test(answer.code)) await sessions.closeSession(supplier.db, session.id);
    return rounds.refuseRound(supplier.db, round.id, answer.code);
  }
  const step = engineOf(session).start(round.choice, round.stakePaisa, drawOf(round.serverSeed, round.clientSeed, round.nonce));
  const isPaying = step.payoutPaisa !== null;
  const isOurs = await rounds.keepStep(
    supplier.db,
    round.id,
    step,
    later(supplier, isPaying ? IN_HAND_S : ABANDONED_S),
    supplier.clock.now(),
  );
  if (isOurs && isPaying) await payOut(supplier, session, { ...round, ...step });
}

async function keepBalance(supplier: Supplier, session: SupplierSession, balance: unknown) {
  if (typeof balance === 'string') await sessions.keepBalance(supplier.db, session.id, balance);
}

/** Also the way a lost round is closed: a win of nothing. */
async function payOut(supplier: Supplier, session: SupplierSession, round: Round) {
  const answer = await supplier.callbacks.insist({
    action: 'win',
    ...roundParams(session, round),
    transaction_id: `win-${round.id}`,
    amount: amountOf(round.payoutPaisa ?? 0),
    finished: '1',
  });
  if (answer.kind !== 'ok') return rounds.tryLater(supplier.db, round.id, later(supplier, pauseOf(round)));
  await keepBalance(supplier, session, answer.body['balance']);
  await rounds.finishRound(supplier.db, round.id, 'settled', supplier.clock.now());
}

/** What the player does in an open round: a look, a tile, a cash-out. */
export async function actOnRound(
  supplier: Supplier,
  session: SupplierSession,
  clientRound: string,
  action: RoundAction,
): Promise<Round | null> {
  const round = await findOwnRound(supplier, session, clientRound);
  if (!round) return null;
  await move(supplier, round, (state, elapsedMs) => engineOf(session).act(state, action, round.stakePaisa, elapsedMs));
  return rounds.findRound(supplier.db, round.sessionId, clientRound);
}

/** A round of an earlier launch of the same game by the same player may be played on. */
async function findOwnRound(supplier: Supplier, session: SupplierSession, clientRound: string) {
  const own = await rounds.findRound(supplier.db, session.id, clientRound);
  if (own) return own;
  const left = await rounds.findOpenRound(supplier.db, session.playerId, session.gameCode);
  return left?.clientRound === clientRound ? left : null;
}

type Mover = (state: unknown, elapsedMs: number) => { state: unknown; payoutPaisa: number | null };

async function move(supplier: Supplier, { id, sessionId }: Round, next: Mover) {
  const settled = await inTransaction(supplier.db, async (tx) => {
    const round = await rounds.lockRound(tx, id);
    if (round?.status !== 'open') return null;
    const step = next(round.state, supplier.clock.now().getTime() - round.startedAt.getTime());
    await rounds.keepStep(tx, id, step, later(supplier, step.payoutPaisa === null ? ABANDONED_S : IN_HAND_S));
    return step.payoutPaisa === null ? null : { ...round, ...step };
  });
  const session = settled && (await sessions.findSession(supplier.db, sessionId));
  if (settled && session) await payOut(supplier, session, settled);
}

const pauseOf = (round: Round) => Math.min(LONGEST_PAUSE_S, 2 ** Math.min(round.attempts, 10));

/** Brings one unfinished round nearer to its end: pays, refunds, or ends what its player left. */
export async function pursue(supplier: Supplier, round: Round) {
  const session = await sessions.findSession(supplier.db, round.sessionId);
  if (!session) return;
  if (round.status === 'paying') return payOut(supplier, session, round);
  if (round.status === 'open')
    return move(supplier, round, (state, elapsedMs) => engineOf(session).abandon(state, round.stakePaisa, elapsedMs));
  // The outcome was never shown and the bet may have been booked: give it back.
  if (round.status === 'betting') await rounds.refundLater(supplier.db, round.id, supplier.clock.now());
  const answer = await supplier.callbacks.send({
    action: 'refund',
    ...roundParams(session, round),
    transaction_id: `refund-${round.id}`,
    bet_transaction_id: `bet-${round.id}`,
    amount: amountOf(round.stakePaisa),
  });
  if (answer.kind !== 'ok') return rounds.tryLater(supplier.db, round.id, later(supplier, pauseOf(round)));
  await keepBalance(supplier, session, answer.body['balance']);
  await rounds.finishRound(supplier.db, round.id, 'refunded', supplier.clock.now());
}

/** Everything that is due now. */
export async function sweep(supplier: Supplier) {
  for (const round of await rounds.dueRounds(supplier.db, supplier.clock.now())) await pursue(supplier, round);
}
