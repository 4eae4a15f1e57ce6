/**
 * The calls of the console, for the console: paths, limits and shapes without anything of a server. The listener serves the same objects.
 */
export type { OpenCall } from './call';
export { noteReleaseAlert, readReleaseAlerts } from './alerts/alerts.calls';
export { ALERT_NOTE_MAX, type ReleaseAlert } from './alerts/alerts.shapes';
export { AUDIT_ROWS_MAX, type AuditPage } from './audit.shapes';
export { readAudit } from './audit.calls';
export {
  changeExchangeMarket,
  listExchangeEvents,
  listExchangeMarkets,
  listMarketHolds,
  previewExchangeMarket,
  readExchangeMarket,
} from './exchange.calls';
export {
  EXCHANGE_REASON_MAX,
  type ExchangeMarket,
  type ExchangeMarketDetails,
  type MarketHolds,
  type OperatorEvent,
  type SettlementPreview,
} from './exchange.shapes';
export { HAND_STATES } from './exchange-states';
export { confirmFreeBet, listFreeBets, offerFreeBet, refuseFreeBet } from './free-bets.calls';
export { FREE_BET_REASON_MAX, type PlayerFreeBet } from './free-bets.shapes';
export { confirmFreeSpins, endFreeSpins, listFreeSpins, offerFreeSpins, refuseFreeSpins } from './free-spins.calls';
export { FREE_SPINS_REASON_MAX, type PlayerFreeSpins } from './free-spins.shapes';
export { acceptDocument, listDocuments, readDocument, readDocumentFile, refuseDocument } from './identity.calls';
export { type EarlierDocument, type IdentityQueue, type ReadDocument, type WaitingDocument } from './identity.shapes';
export { readHealth } from './health/health.calls';
export { OLD_AFTER_S, type ChartOfHealth, type ChartUnit, type Health, type RuleOfHealth } from './health/health.shapes';
export { draftAnswer, followChat, giveChat, listChats, readChat, readFile, sayDeskTyping, writeToPlayer } from './chat.calls';
export { DESK_EVENTS, type ListedChat, type ReadChat } from './chat.shapes';
export { answerComplaint, closeComplaint, listComplaints, readComplaint } from './complaints.calls';
export { type ListedComplaint, type ReadComplaint } from './complaints.shapes';
export { promoteTo, showMarketing } from './marketing.calls';
export { PROMOTION_WORDS_MAX } from './marketing.shapes';
export { sendMessage } from './message.calls';
export { confirmMission, endMission, listMissions, proposeMission, refuseMission } from './missions.calls';
export { MISSION_NAME_MAX, type PlannedMission } from './missions.shapes';
export { type Invitation, type Person } from './people.shapes';
export { readPlayersPage } from './players-page.calls';
export { readTelemetryCourse } from './telemetry.calls';
export { type TelemetryCourse } from './telemetry.shapes';
export { patchPlayer } from './operator.calls';
export { addOperator, changeOperator, endOperator, inviteOperator, listOperators } from './people.calls';
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
export { confirmSetting, patchSettings, readSettings, withdrawSetting } from './settings.calls';
export { SETTING_FIELDS, SETTING_GROUPS, SETTING_TEXT_MAX, type SettingField, type SettingKey, type SettingsView } from './settings.shapes';
export {
  addPromotion,
  addSlide,
  changePromotion,
  changeSlide,
  deletePromotion,
  deleteSlide,
  findPictures,
  listPromotions,
  listSiteChanges,
  listSlides,
  orderPromotions,
  orderSlides,
  undoSiteChange,
} from './site-content.calls';
export {
  BONUS_MAX_PERCENT,
  CONTENT_LINK_MAX,
  CONTENT_NAME_MAX,
  CONTENT_TEXT_MAX,
  type EditedPromotion,
  type EditedSlide,
  type FoundPicture,
  isSlideLink,
  PROMOTION_STATUSES,
  type ListedSiteChange,
  TURNOVER_MAX,
} from './site-content.shapes';
export {
  confirmTournament,
  listTournaments,
  planTournament,
  readTournament,
  refuseTournament,
  withdrawTournament,
} from './tournaments.calls';
export {
  type PlannedRow,
  type PlannedTournament,
  TOURNAMENT_GAMES_MAX,
  TOURNAMENT_NAME_MAX,
  TOURNAMENT_PRIZES_MAX,
} from './tournaments.shapes';
export { joinConsole, lookAtInvitation, readSession, signIn, signOut } from './session.calls';
export { listMarkedPlayers, readProtection, startBreak, suggestLimit } from './safer-play.calls';
export { INTERVENTION_REASON_MAX, type MarkedPlayerRow, type Protection } from './safer-play.shapes';
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
