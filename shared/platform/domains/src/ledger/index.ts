export { auditState } from './audit.repository';
export { assertLedger, auditLedger } from './audit.service';
export { lockMany, postMany } from './bulk.service';
export {
  type AccountRef,
  gaming,
  playerBonus,
  playerCash,
  playerFreeBets,
  playerFreeSpins,
  playerHeld,
  playerProvider,
  playerRewards,
  system,
} from './ledger.accounts';
export { cashColumns, listAccounts, readBalance, readCash, readLastMoves, readManyAvailable, sumOfReference } from './ledger.repository';
export {
  available,
  cashOf,
  grantCredit,
  InsufficientFunds,
  type Journal,
  lock,
  lockCash,
  type LockedAccounts,
  lockFreeCash,
  openAccounts,
  post,
} from './ledger.service';
