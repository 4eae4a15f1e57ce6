import { WITHDRAWAL_MIN } from '@site/api/contracts/funds';
import { CLOSING_OBSTACLES, type ClosingObstacle } from '@site/api/contracts/own-account';
import { paisaOfTaka, type Paisa } from '@site/api/money';
import type { OpenMatters } from './closing.repository';

interface ClosingFacts extends OpenMatters {
  hasOpenBets: boolean;
  /** Main wallet in paisa. */
  cash: Paisa;
}

/** Reasons against closing the account, in the order in which the player reads them. A rest that cannot be withdrawn is none. */
export function obstaclesOf({ cash, ...facts }: ClosingFacts): ClosingObstacle[] {
  const found: Record<ClosingObstacle, boolean> = {
    open_bets: facts.hasOpenBets,
    game_money: facts.hasGameMoney,
    deposit_waiting: facts.hasWaitingDeposit,
    withdrawal_waiting: facts.hasWaitingWithdrawal,
    balance: cash >= paisaOfTaka(WITHDRAWAL_MIN) || cash < 0n,
  };
  return CLOSING_OBSTACLES.filter((kind) => found[kind]);
}
