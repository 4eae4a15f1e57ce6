export { cashbackMessage } from './cashback/cashback.messages';
export { freeBetMessage } from './free-bets/free-bets.messages';
export { claimMessage, rewardMessage } from './referral/referral.messages';
export { moveReward } from './referral/reward-account.service';
export { addPlay, signUpActiveBelow, waitingOf } from './referral/testing';
export { completedMessage, releasedMessage } from './turnover/turnover.messages';
export { convertedMessage, loweredMessage, promotedMessage } from './vip/vip.messages';
export { vipCoinOf } from './vip/vip.service';
