import { printPrice } from '@site/api/contracts/exchange';
import type { FreeBet } from '@site/api/contracts/rewards';
import { paisa, printAmount } from '@site/api/money';
import type { FreeBetRow } from './free-bets.repository';
import { freeBetState } from './free-bets.rules';

/** @param givenAt when it was given */
export function presentFreeBet(row: FreeBetRow, givenAt: Date, at: Date): FreeBet {
  const state = freeBetState(row, at);
  return {
    id: row.id,
    amount: printAmount(row.amount),
    left: printAmount(state === 'open' ? row.left : paisa(0n)),
    in_bets: printAmount(row.inBets),
    won: printAmount(row.won),
    least_odds: printPrice(row.leastOdds, 'odds'),
    valid_until: row.validUntil.toISOString(),
    given_at: givenAt.toISOString(),
    state,
  };
}
