import type { IdentityQueue, ReadDocument, WaitingDocument } from './identity.shapes';
import { terminalText } from './terminal-text';

const minute = (moment: string) => moment.slice(0, 16).replace('T', ' ');

/** Lines for a terminal: documents that wait, the oldest first. */
export const identityLines = ({ rows, count }: IdentityQueue) =>
  rows.length ? [...rows.map(waitingLine), ...(count > rows.length ? [`${count} wait in all.`] : [])].join('\n') : 'No document waits.';

const waitingLine = ({ id, kind, username, sent_at: sent }: WaitingDocument) =>
  terminalText(`#${id}  ${kind.padEnd(15)}  ${username}  sent ${minute(sent)}`);

/** Lines for a terminal: the state of one document and the facts of its player. */
export const documentLines = ({ id, kind, state, sent_at: sent, decided_by: by, reason, player, earlier }: ReadDocument) =>
  [
    `#${id}  ${kind}  ${state}  sent ${minute(sent)}${by === null ? '' : `  by ${by}`}${reason === null ? '' : `  ${reason}`}`,
    `  ${player.username}  ${player.name}  born ${player.birthday ?? '-'}  ${player.status}  since ${minute(player.since)}`,
    ...earlier.map((before) => `  before: #${before.id}  ${before.kind}  ${before.state}  ${before.reason ?? ''}`.trimEnd()),
  ]
    .map((line) => terminalText(line))
    .join('\n');
