import { inTransaction, violatedUnique, type Executor } from '@site/platform-kit/data/database';
import { InsufficientFunds } from '#ledger';
import { placeBet } from './bet.service';
import { openSession, readBalance } from './launch.service';
import type { SeamlessCall } from './money-call';
import { SeamlessRefusal } from './seamless.errors';
import { enter } from './seamless.repository';
import { readRequest, type SeamlessRequest } from './seamless.requests';
import { refundBet, rollBack } from './undo.service';
import { payWin } from './win.service';

export interface SignedCall {
  provider: string;
  nonce: string;
  params: Readonly<Record<string, string>>;
  at: Date;
}

/** Runs one call with a valid signature. @returns the answer, or the refusal as a value, because the nonce must stay used */
export async function answerCall(db: Executor, { provider, nonce, params, at }: SignedCall): Promise<object | SeamlessRefusal> {
  const request = readRequest(params);
  if (request instanceof SeamlessRefusal) return request;
  const sessionId = 'session_id' in request ? (request.session_id ?? null) : null;
  const run = () =>
    inTransaction(db, async (tx) => {
      try {
        const { isNew, session } = await enter(tx, { merchant: provider, nonce, at }, sessionId);
        if (!isNew) throw new SeamlessRefusal('NONCE_REUSED');
        return await act({ tx, provider, at, session }, request);
      } catch (problem) {
        return asRefusal(problem);
      }
    });
  try {
    return await run();
  } catch (problem) {
    // Two players used one transaction id at the same moment: the second run finds the row of the first.
    if (violatedUnique(problem) === 'seamless_transaction_pkey') return run();
    throw problem;
  }
}

/** Refusals are thrown before the first write, so the transaction may be committed. */
function asRefusal(problem: unknown): SeamlessRefusal {
  if (problem instanceof SeamlessRefusal) return problem;
  if (problem instanceof InsufficientFunds) return new SeamlessRefusal('INSUFFICIENT_FUNDS');
  throw problem;
}

function act(call: SeamlessCall, request: SeamlessRequest): Promise<object> {
  switch (request.action) {
    case 'session':
      return openSession(call, request);
    case 'balance':
      return readBalance(call, request);
    case 'bet':
      return placeBet(call, request);
    case 'win':
      return payWin(call, request);
    case 'refund':
      return refundBet(call, request);
    case 'rollback':
      return rollBack(call, request);
  }
}
