import { paisa, type Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { TransferAnswer } from '@site/platform-kit/context/game-houses';
import { lockCash, playerCash, playerProvider, post } from '#ledger';
import { decideTransfer, findTransfer, insertTransfer, tryLater, type NewTransfer, type TransferRow } from './game-wallets.repository';

export type Transfers = Pick<PlatformContext, 'db' | 'clock' | 'houses'>;

/** Seconds that the process which recorded a transfer has to finish it; after that the sweep enquires about it. */
const IN_HAND_S = 30;
const LONGEST_PAUSE_S = 600;

/**
 * Records a transfer before it is sent. Money on its way in is booked to the game wallet at once; money on its way out is booked when the
 * platform reports the amount. So the ledger never shows less in a game wallet than the platform's own store.
 * Requires the lock on the player's wallet. @returns false when it was recorded before
 */
export async function askTransfer(tx: Executor, transfer: Omit<NewTransfer, 'nextTryAt'>): Promise<boolean> {
  if (!(await insertTransfer(tx, { ...transfer, nextTryAt: secondsAfter(transfer.at, IN_HAND_S) }))) return false;
  const { id, amount, at } = transfer;
  if (transfer.direction === 'in' && amount)
    await move(tx, { ...transfer, kind: 'game_transfer', idemKey: `game_transfer:${id}`, toGame: amount, at });
  return true;
}

/** Sends a recorded transfer; after a lost answer it enquires once. @returns the transfer in its new state */
export async function carryOut(context: Transfers, id: string): Promise<TransferRow> {
  const transfer = await findTransfer(context.db, id);
  if (!transfer) throw new Error(`Transfer ${id} was not written down`);
  if (transfer.state !== 'asked') return transfer;
  const answer = await context.houses.send(transfer);
  return answer.kind === 'lost' ? enquire(context, transfer) : decide(context, transfer, answer);
}

/** Requests the outcome of a transfer from the platform, and books the answer. @returns the transfer in its new state */
export async function enquire(context: Transfers, transfer: TransferRow): Promise<TransferRow> {
  const answer = await context.houses.status(transfer);
  if (answer.kind !== 'lost') return decide(context, transfer, answer);
  const pauseS = Math.min(LONGEST_PAUSE_S, IN_HAND_S * 2 ** Math.min(transfer.attempts, 10));
  await tryLater(context.db, transfer.id, secondsAfter(context.clock.now(), pauseS));
  return transfer;
}

function decide({ db, clock }: Transfers, { id, playerId }: TransferRow, answer: Exclude<TransferAnswer, { kind: 'lost' }>) {
  return inTransaction(db, async (tx): Promise<TransferRow> => {
    await lockCash(tx, playerId);
    const transfer = await findTransfer(tx, id);
    if (!transfer) throw new Error(`Transfer ${id} is gone`);
    if (transfer.state !== 'asked') return transfer;
    const at = clock.now();
    const home = homeOf(transfer, answer);
    if (home > 0n) {
      const kind = transfer.direction === 'in' ? 'game_transfer_returned' : 'recall';
      await move(tx, { ...transfer, kind, idemKey: `${kind}:${id}`, toGame: paisa(-home), at });
    }
    const state = answer.kind === 'done' ? 'confirmed' : 'failed';
    const amount = transfer.direction === 'out' && answer.kind === 'done' ? home : transfer.amount;
    await decideTransfer(tx, id, state, amount, at);
    return { ...transfer, state, amount };
  });
}

/** Paisa that an answer returns to the main wallet. @throws Error when the platform reports another amount than was sent */
function homeOf({ id, direction, amount }: TransferRow, answer: Exclude<TransferAnswer, { kind: 'lost' }>): Paisa {
  if (direction === 'out') return answer.kind === 'done' ? answer.amount : paisa(0n);
  if (answer.kind === 'closed') return amount ?? paisa(0n);
  if (answer.amount !== amount) throw new Error(`Transfer ${id} was for ${amount}, and its platform took ${answer.amount}`);
  return paisa(0n);
}

interface Move extends Pick<TransferRow, 'id' | 'playerId' | 'platform'> {
  kind: 'game_transfer' | 'game_transfer_returned' | 'recall';
  idemKey: string;
  toGame: Paisa;
  at: Date;
}

const move = (tx: Executor, { id, playerId, platform, kind, idemKey, toGame, at }: Move) =>
  post(tx, {
    kind,
    idemKey,
    ref: { type: 'game_transfer', id },
    postings: [
      { account: playerCash(playerId), amount: paisa(-toGame) },
      { account: playerProvider(platform, playerId), amount: toGame },
    ],
    at,
  });
