/**
 * The calls of the console, for the console: paths, limits and shapes without anything of a server. The listener serves the same objects.
 */
export type { OpenCall } from './call';
export { noteReleaseAlert, readReleaseAlerts } from './alerts/alerts.calls';
export { ALERT_NOTE_MAX, type ReleaseAlert } from './alerts/alerts.shapes';
export { AUDIT_ROWS_MAX, type AuditPage } from './audit.shapes';
export { readAudit } from './audit.calls';
export { changeExchangeMarket, listExchangeEvents, listExchangeMarkets, previewExchangeMarket, readExchangeMarket } from './exchange.calls';
export {
  EXCHANGE_REASON_MAX,
  type ExchangeMarket,
  type ExchangeMarketDetails,
  type OperatorEvent,
  type SettlementPreview,
} from './exchange.shapes';
export { HAND_STATES } from './exchange-states';
export { addOperator, endOperator, inviteOperator, listOperators } from './people.calls';
export { type Invitation, type Person } from './people.shapes';
export { readPlayersPage } from './players-page.calls';
export { type PlayersPage } from './players-page.shapes';
export { approveTransaction, failTransaction, showQueue } from './queue.calls';
export { FAIL_REASON_MAX, type QueuedTransaction } from './queue.shapes';
export { readTelemetryCourse } from './telemetry.calls';
export { type TelemetryCourse } from './telemetry.shapes';
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
