import type { ComplaintDetails } from '@site/api/contracts/chat';
import type { ListedComplaint, ReadComplaint } from './complaints.shapes';
import { terminalText } from './terminal-text';

const INDENT = '            ';

/** Lines for a terminal: the reference, whose turn it is, the player and the subject. */
export const complaintsLines = (complaints: readonly ListedComplaint[]) =>
  complaints.length
    ? complaints.map((complaint) => `${headLine(complaint)}\n${INDENT}${terminalText(complaint.subject, INDENT)}`).join('\n')
    : 'There are no complaints.';

/** The whole conversation. */
export const complaintLines = (complaint: ReadComplaint) =>
  [headLine(complaint), `${INDENT}${terminalText(complaint.subject, INDENT)}`, ...complaint.history.map(entryLines)].join('\n');

const headLine = ({ reference, status, username, updated_at: at }: ListedComplaint) =>
  `${reference}  ${status.padEnd(8)}  ${terminalText(username)}  ${at}`;

const entryLines = ({ at, by, text, status }: ComplaintDetails['history'][number]) =>
  `\n${by === 'player' ? 'Player ' : 'Support'}  ${at}${status === 'closed' ? '  closed it' : ''}${text && `\n  ${terminalText(text, '  ')}`}`;
