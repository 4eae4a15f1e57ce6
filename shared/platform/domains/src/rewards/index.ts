export { cashbackModule } from './cashback/cashback.routes';
export { payLastWeek } from './cashback/cashback.service';
export { presentFreeBet } from './free-bets/free-bets.presenter';
export {
  type FreeBetRow,
  listFreeBets,
  type RawUsableFreeBet,
  reopenFreeBets,
  toUsableFreeBet,
  type UsableFreeBet,
  usableFreeBet,
} from './free-bets/free-bets.repository';
export { freeBetsModule } from './free-bets/free-bets.routes';
export { decideFreeBet, endFreeBets, offerFreeBet } from './free-bets/free-bets.service';
export { presentFreeSpins } from './free-spins/free-spins.presenter';
export { type FreeSpinsRow, listFreeSpins } from './free-spins/free-spins.repository';
export { freeSpinsModule } from './free-spins/free-spins.routes';
export { decideFreeSpins, endDueFreeSpins, endFreeSpins, offerFreeSpins } from './free-spins/free-spins.service';
export { notifySpinReturned, payeeOfSpin, payerOfSpin } from './free-spins/return-spin.service';
export {
  listUsableFreeSpins,
  type RawUsableFreeSpins,
  toUsableFreeSpins,
  type UsableFreeSpins,
  usableFreeSpins,
} from './free-spins/usable-free-spins.repository';
export { listAllMissions, type MissionRow } from './missions/missions.repository';
export { missionsModule } from './missions/missions.routes';
export { decideMission, endMission, proposeMission } from './missions/plan-mission.service';
export { editedPromotions, orderPromotions } from './promotions/edit-promotions.service';
export { listEditedPromotions } from './promotions/edited-promotions.repository';
export { isOpen } from './promotions/promotions.policy';
export { presentPromotion } from './promotions/promotions.presenter';
export { addPromotions, findPromotion, listPromotions, type NewPromotion, type PromotionRow } from './promotions/promotions.repository';
export { promotionsModule } from './promotions/promotions.routes';
export { offerPromotions } from './promotions/promotions.service';
export { payDay, payDueDays } from './referral/batch.service';
export { claimRewards } from './referral/claim.service';
export { joinedMessage } from './referral/referral.messages';
export { referralModule } from './referral/referral.routes';
export { giveReward } from './referral/reward-account.service';
export { hasOpenBets } from './turnover/bust.repository';
export { releaseThoseBust } from './turnover/bust.service';
export { isRoundSettled, settleRound } from './stakes/settlement.service';
export { changeStake } from './stakes/stake.service';
export { decideTournament, planTournament, withdrawTournament } from './tournaments/plan.service';
export { payTournaments } from './tournaments/prizes.service';
export { listTournamentTable, type TournamentTableRow } from './tournaments/tournament-players.repository';
export { findTournament, listAllTournaments, type TournamentRow } from './tournaments/tournaments.repository';
export { tournamentsModule } from './tournaments/tournaments.routes';
export { tournamentPhase } from './tournaments/tournaments.rules';
export { DEPOSIT_OF_TICKET, listTickets, type TicketRow } from './turnover/tickets.repository';
export { turnoverModule } from './turnover/turnover.routes';
export { type TicketKind, weightOf } from './turnover/turnover.rules';
export { countStakes, createTicket } from './turnover/turnover.service';
export { convertPoints } from './vip/convert.service';
export { levelNameBn } from './vip/vip.messages';
export { presentStanding } from './vip/vip.presenter';
export { vipModule } from './vip/vip.routes';
export { levelName } from './vip/vip.rules';
export { earnPointsOfMany, grantPoints, vipStandingOf } from './vip/vip.service';
