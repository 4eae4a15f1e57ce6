/**
 * The calls of the console, for the console: paths, limits and shapes without anything of a server. The listener serves the same objects.
 */
export type { OpenCall } from './call';
export { AUDIT_ROWS_MAX, type AuditPage } from './audit.shapes';
export { readAudit } from './audit.calls';
export { patchPlayer } from './operator.calls';
export { addOperator, changeOperator, endOperator, inviteOperator, listOperators } from './people.calls';
export { type Invitation, type Person } from './people.shapes';
export {
  addPlayerNote,
  endPlayerSessions,
  findPlayers,
  listPlayerNotes,
  listPlayerSessions,
  readPlayerLedger,
  showPlayerOverview,
} from './players.calls';
export { type FoundPlayer, LEDGER_ROWS_MAX, type LedgerEntry, NOTE_MAX, type PlayerOverview, type PlayerSession } from './players.shapes';
export { approveTransaction, confirmProposal, failTransaction, sendProposalBack, showQueue } from './queue.calls';
export { FAIL_REASON_MAX, QUEUE_ROWS_MAX, type QueuedTransaction, type QueuePage } from './queue.shapes';
export { readRequestReceipt, showRequestDetails } from './request-details.calls';
export { type LastRequest, type RequestDetails } from './request-details.shapes';
export { mayCall, type Role, ROLES } from './roles';
export { joinConsole, lookAtInvitation, readSession, signIn, signOut } from './session.calls';
export {
  CONSOLE_PATH,
  CSRF_HEADER,
  type OpenInvitation,
  OPERATOR_PASSWORD_MAX,
  OPERATOR_PASSWORD_MIN,
  POLL_HEADER,
  RELEASES_PATH,
  type ConsoleSession as Session,
} from './session.shapes';
