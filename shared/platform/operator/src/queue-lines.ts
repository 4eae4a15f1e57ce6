import type { QueuedTransaction } from './queue.shapes';

/** Lines for a terminal: number, amount, player and details. */
export const queueLines = (queue: readonly QueuedTransaction[]) =>
  queue.length ? queue.map((waiting) => `${firstLine(waiting)}\n${secondLine(waiting)}`).join('\n') : 'Nothing waits.';

const firstLine = ({ transaction_id: id, action, amount, username, waits_s: waits }: QueuedTransaction) =>
  `${id.padEnd(10)}  ${action.padEnd(8)}  ${amount.padStart(9)} BDT  ${username}  waits ${Math.floor(waits / 60)} min ${waits % 60} s`;

const secondLine = ({ method, account_number: account, trx_id: trx, review_at: review, attempt, is_edited: isEdited }: QueuedTransaction) =>
  `            ${method} ${account}${trx ? `  TRX ID ${trx}` : ''}  ${review ? `reviewer at ${review}` : 'left to the operator'}${isEdited ? `  edited: attempt=${attempt}` : ''}`;
