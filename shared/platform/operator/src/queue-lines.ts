import type { DecidedTransaction, DecisionProposal, QueuedTransaction, QueuePage } from './queue.shapes';

/** Lines for a terminal: number, amount, player and details; the last line says how to go on. */
export const queueLines = ({ rows, next }: QueuePage) =>
  rows.length
    ? [...rows.map((waiting) => `${firstLine(waiting)}\n${secondLine(waiting)}`), ...(next ? [`more: after=${next}`] : [])].join('\n')
    : 'Nothing waits.';

const firstLine = ({ transaction_id: id, action, amount, username, waits_s: waits }: QueuedTransaction) =>
  `${id.padEnd(10)}  ${action.padEnd(8)}  ${amount.padStart(9)} BDT  ${username}  waits ${Math.floor(waits / 60)} min ${waits % 60} s`;

const secondLine = ({
  method,
  account_number: account,
  trx_id: trx,
  review_at: review,
  attempt,
  is_edited: isEdited,
  proposal,
}: QueuedTransaction) =>
  `            ${method} ${account}${trx ? `  TRX ID ${trx}` : ''}  ${review ? `reviewer at ${review}` : 'left to the operator'}${isEdited ? `  edited: attempt=${attempt}` : ''}${proposal ? `\n            ${proposalWords(proposal)}` : ''}`;

const proposalWords = ({ id, verdict, by, reason }: DecisionProposal) =>
  `${by} proposes to ${verdict}${reason === null ? '' : ` (“${reason}”)`}: it waits for a second person, proposal=${id}`;

/** Lines for a terminal: the request after a decision, and how a second person goes on. */
export const decidedLines = (decided: DecidedTransaction) => {
  const { transaction_id: id, proposal } = decided;
  const json = JSON.stringify(decided, null, 2);
  return proposal ? `${json}\n${proposalWords(proposal)}\nAnother person: confirm ${id} proposal=${proposal.id}` : json;
};
