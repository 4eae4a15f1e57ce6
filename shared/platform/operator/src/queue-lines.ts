/** One waiting request as the operator call returns it. */
export interface QueuedTransaction {
  transaction_id: string;
  attempt: number;
  /** True when the player edited it while it waited; a decision must then name the attempt. */
  is_edited: boolean;
  action: string;
  amount: string;
  username: string;
  method: string;
  account_number: string;
  trx_id: string | null;
  submitted_at: string;
  waits_s: number;
  /** Time at which the sandbox's reviewer decides; null: the operator decides. */
  review_at: string | null;
}

/** Lines for a terminal: number, amount, player and details. */
export const queueLines = (queue: readonly QueuedTransaction[]) =>
  queue.length ? queue.map((waiting) => `${firstLine(waiting)}\n${secondLine(waiting)}`).join('\n') : 'Nothing waits.';

const firstLine = ({ transaction_id: id, action, amount, username, waits_s: waits }: QueuedTransaction) =>
  `${id.padEnd(10)}  ${action.padEnd(8)}  ${amount.padStart(9)} BDT  ${username}  waits ${Math.floor(waits / 60)} min ${waits % 60} s`;

const secondLine = ({ method, account_number: account, trx_id: trx, review_at: review, attempt, is_edited: isEdited }: QueuedTransaction) =>
  `            ${method} ${account}${trx ? `  TRX ID ${trx}` : ''}  ${review ? `reviewer at ${review}` : 'left to the operator'}${isEdited ? `  edited: attempt=${attempt}` : ''}`;
