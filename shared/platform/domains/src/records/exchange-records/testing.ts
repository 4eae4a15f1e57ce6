import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import type { ExchangeRecordRow } from './exchange-records.repository';

type Given = Pick<ExchangeRecordRow, 'playerId' | 'createdAt'> & Partial<ExchangeRecordRow>;

/** A bet of 100 taka on Dhaka at 1.85; default: open. */
export const exchangeBet = (given: Given): ExchangeRecordRow => ({
  transactionId: randomUUID(),
  eventName: 'Dhaka v Chattogram',
  marketName: 'Match Odds',
  selectionName: 'Dhaka',
  betType: 'back',
  stake: paisa(10_000n),
  netProfitLoss: paisa(0n),
  status: 'open',
  potentialProfit: paisa(8_500n),
  potentialLiability: paisa(10_000n),
  odds: '1.85',
  run: null,
  settledAt: null,
  isFree: false,
  ...given,
});
