import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { inTransaction, violatedUnique } from '@site/platform-kit/data/database';
import type { RoundAction } from './engines';
import { drawOf } from './fairness';
import * as rounds from './rounds.repository';
import type { Round } from './rounds.repository';
import * as sessions from './sessions.repository';
import type { SupplierSession } from './sessions.repository';
import { endRound, move, payOut, pursue } from './settlement.service';
import { isOver, keepsMoney, takeStake } from './own-money.service';
import {
  ABANDONED_S,
  amountOf,
  callbacksOf,
  engineOf,
  IN_HAND_S,
  keepAnswer,
  keepBalance,
  later,
  refresh,
  roundParams,
  type Supplier,
} from './supplier';

/** Errors that end all betting in the session; after any other one a smaller bet may still pass. */
const CLOSING = /SESSION|TOKEN|TIMEOUT|EXCLUDED|BLOCKED/;

/** The free spins have ended, or another tab has used them: the game asks which are left. */
const FREE_SPIN_OVER = 'FREE_SPIN_OVER';

export type PlacedRound = { round: Round } | { problem: 'busy' | 'closed' | 'bad_round' | 'bad_seed' | 'free_spin' };

interface Order {
  clientRound: string;
  stakePaisa: number;
  choice: unknown;
  /** True to pay the stake by a free spin. */
  isFree: boolean;
  /** Used only while the session has no seed of the player. */
  clientSeed: string | null;
}

/** Places the bet and plays the round until it needs an action. The same `clientRound` returns the same round. */
export async function placeRound(supplier: Supplier, session: SupplierSession, order: Order): Promise<PlacedRound> {
  const known = await rounds.findRound(supplier.db, session.id, order.clientRound);
  if (known) return { round: known };
  if (session.isClosed || isOver(session, supplier.clock.now())) return { problem: 'closed' };
  if (!engineOf(session).isChoice(order.choice, order.stakePaisa)) return { problem: 'bad_round' };

  if (session.clientSeed === null && order.clientSeed === null) return { problem: 'bad_seed' };

  const round = await noteRound(supplier, session, order);
  if (round === 'free_spin') {
    await refresh(supplier, session);
    return { problem: round };
  }
  if (!round) {
    const rival = await rounds.findRound(supplier.db, session.id, order.clientRound);
    return rival ? { round: rival } : { problem: 'busy' };
  }
  if (round.status === 'betting') await takeBet(supplier, session, round);
  return { round: await again(supplier, session, order.clientRound) };
}

async function again(supplier: Supplier, session: SupplierSession, clientRound: string) {
  const round = await rounds.findRound(supplier.db, session.id, clientRound);
  if (!round) throw new Error('A round disappeared');
  return round;
}

/** Stored before the bet is sent, so that the round can be refunded after any failure. */
async function noteRound(supplier: Supplier, session: SupplierSession, { clientSeed: offered, isFree, ...order }: Order) {
  try {
    const id = randomUUID();
    return await inTransaction(supplier.db, async (tx) => {
      const held = await sessions.lockSession(tx, session.id);
      if (!held) return null;
      const clientSeed = held.clientSeed ?? offered;
      if (clientSeed === null) return null;
      const paying = isFree ? held.freeSpins : null;
      if (isFree && paying?.stakePaisa !== order.stakePaisa) return 'free_spin' as const;
      if (held.clientSeed === null) await sessions.setClientSeed(tx, session.id, clientSeed);
      const { current } = await sessions.seedsOf(tx, session.id);
      await rounds.insertRound(
        tx,
        {
          id,
          sessionId: session.id,
          seedId: current.id,
          clientSeed,
          nonce: held.nonce,
          startedAt: supplier.clock.now(),
          freeSpinsId: paying?.id ?? null,
          ...order,
        },
        later(supplier, IN_HAND_S),
      );
      await sessions.countRound(tx, session.id);
      // Debit the supplier's own store first, so that it never holds more than the platform's ledger shows.
      if (keepsMoney(session) && !(await takeStake(tx, session, paisa(BigInt(order.stakePaisa)))))
        await rounds.refuseRound(tx, id, 'INSUFFICIENT_FUNDS');
      return rounds.findRound(tx, session.id, order.clientRound);
    });
  } catch (problem) {
    if (violatedUnique(problem)) return null;
    throw problem;
  }
}

async function takeBet(supplier: Supplier, session: SupplierSession, round: Round) {
  const answer = await callbacksOf(supplier, session).insist({
    action: 'bet',
    ...roundParams(session, round),
    transaction_id: `bet-${round.id}`,
    amount: amountOf(round.stakePaisa),
    ...(round.freeSpinsId === null ? {} : { free_spins: round.freeSpinsId }),
  });
  if (answer.kind === 'lost') {
    await rounds.refundLater(supplier.db, round.id, later(supplier, IN_HAND_S));
    return void (await pursue(supplier, { ...round, status: 'refunding' }));
  }
  if (answer.kind === 'ok') await keepAnswer(supplier, session, answer.body);
  else {
    await keepBalance(supplier, session, answer.balance);
    if (answer.code === FREE_SPIN_OVER) await refresh(supplier, session);
    if (CLOSING.test(answer.code)) await sessions.closeSession(supplier.db, session.id);
    return endRound(supplier, session, round.stakePaisa, (tx) => rounds.refuseRound(tx, round.id, answer.code));
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

/** An action of the player in an open round: a look, a tile, a cash-out. */
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

/** Also finds an open round of an earlier launch of the same game by the same player. */
async function findOwnRound(supplier: Supplier, session: SupplierSession, clientRound: string) {
  const own = await rounds.findRound(supplier.db, session.id, clientRound);
  if (own) return own;
  const left = await rounds.findOpenRound(supplier.db, session.playerId, session.gameCode);
  return left?.clientRound === clientRound ? left : null;
}
