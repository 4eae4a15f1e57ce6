import { FREE_BET_LEAST_ODDS, FREE_BET_MATCH_ODDS, FREE_BET_OVER, FREE_BET_WHOLE } from '@site/api/contracts/exchange';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import type { UsableFreeBet } from '@site/platform-domains/rewards';
import type { RequestedBet } from './ask.policy';

/** Refuses a bet that its free bet may not pay. @param freeBet as read under the lock on the wallet. @throws Refusal */
export function checkFreeBet(ask: RequestedBet, market: FeedMarket, freeBet: UsableFreeBet | null, at: Date) {
  if ((ask.freeBetId ?? null) === null) return;
  if (!freeBet || freeBet.left <= 0n || freeBet.validUntil <= at) throw new Refusal('exchange.funds', { message: FREE_BET_OVER });
  if (market.kind !== 'odds' || ask.side !== 'back') throw new Refusal('exchange.funds', { message: FREE_BET_MATCH_ODDS });
  if (ask.stake !== freeBet.left) throw new Refusal('exchange.stake_limits', { message: FREE_BET_WHOLE });
  if (ask.odds < freeBet.leastOdds) throw new Refusal('exchange.off_ladder', { message: FREE_BET_LEAST_ODDS });
}
