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
