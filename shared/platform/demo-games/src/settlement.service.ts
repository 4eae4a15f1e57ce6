import { paisa } from '@site/api/money';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import * as rounds from './rounds.repository';
import type { Round } from './rounds.repository';
import * as sessions from './sessions.repository';
import type { SupplierSession } from './sessions.repository';
import { dropPracticeBefore } from './practice.repository';
import { give, keepsMoney } from './own-money.service';
import { ABANDONED_S, amountOf, callbacksOf, engineOf, IN_HAND_S, keepAnswer, later, roundParams, type Supplier } from './supplier';

const LONGEST_PAUSE_S = 60;

/** Pays a round. It also closes a lost round, with a win of zero. */
export async function payOut(supplier: Supplier, session: SupplierSession, round: Round) {
  const answer = await callbacksOf(supplier, session).insist({
    action: 'win',
    ...roundParams(session, round),
    transaction_id: `win-${round.id}`,
    amount: amountOf(round.payoutPaisa ?? 0),
    finished: '1',
  });
  if (answer.kind !== 'ok') return rounds.tryLater(supplier.db, round.id, later(supplier, pauseOf(round)));
  await keepAnswer(supplier, session, answer.body);
  const now = supplier.clock.now();
  await endRound(supplier, session, round.payoutPaisa ?? 0, (tx) => rounds.finishRound(tx, round.id, 'settled', now));
}

/** Ends a round and credits the debt to the supplier's own store in one transaction, after the platform has booked it. */
export const endRound = (supplier: Supplier, session: SupplierSession, owedPaisa: number, end: (tx: Executor) => Promise<boolean>) =>
  inTransaction(supplier.db, async (tx) => {
    if ((await end(tx)) && keepsMoney(session)) await give(tx, session, paisa(BigInt(owedPaisa)));
  });

/** Computes the next step from the state and the time since the bet. */
type Mover = (state: unknown, elapsedMs: number) => { state: unknown; payoutPaisa: number | null };

/** Applies one step to an open round, and pays if the step ended it. */
export async function move(supplier: Supplier, { id, sessionId }: Round, next: Mover) {
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

/** Advances one unfinished round: pays, refunds, or ends an abandoned one. */
export async function pursue(supplier: Supplier, round: Round) {
  const session = await sessions.findSession(supplier.db, round.sessionId);
  if (!session) return;
  if (round.status === 'paying') return payOut(supplier, session, round);
  if (round.status === 'open')
    return move(supplier, round, (state, elapsedMs) => engineOf(session).abandon(state, round.stakePaisa, elapsedMs));
  // The outcome was never shown and the bet may have been booked, so refund it.
  if (round.status === 'betting') await rounds.refundLater(supplier.db, round.id, later(supplier, IN_HAND_S));
  const answer = await callbacksOf(supplier, session).send({
    action: 'refund',
    ...roundParams(session, round),
    transaction_id: `refund-${round.id}`,
    bet_transaction_id: `bet-${round.id}`,
    amount: amountOf(round.stakePaisa),
  });
  if (answer.kind !== 'ok') return rounds.tryLater(supplier.db, round.id, later(supplier, pauseOf(round)));
  await keepAnswer(supplier, session, answer.body);
  const now = supplier.clock.now();
  await endRound(supplier, session, round.stakePaisa, (tx) => rounds.finishRound(tx, round.id, 'refunded', now));
}

const SWEPT_AT_ONCE = 50;
/** Time for which a practice session that is over stays stored: every round of it has ended by then. */
const PRACTICE_KEPT_S = 3600;

/** Advances due rounds, and drops old practice. Each round is claimed alone, because no other host takes it while this one waits for the answer of the platform. */
export async function sweep(supplier: Supplier) {
  for (let swept = 0; swept < SWEPT_AT_ONCE; swept++) {
    const round = await rounds.claimDueRound(supplier.db, supplier.clock.now(), later(supplier, IN_HAND_S));
    if (!round) break;
    await pursue(supplier, round);
  }
  await dropPracticeBefore(supplier.db, later(supplier, -PRACTICE_KEPT_S));
}
