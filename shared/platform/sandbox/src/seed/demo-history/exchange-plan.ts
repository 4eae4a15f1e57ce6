import type { ExchangeRecord } from '@site/api/contracts/records';
import { paisa, paisaOfTaka } from '@site/api/money';
import type { ExchangeRecordRow } from '@site/platform-domains/records';
import { momentOf } from './timeline';

type Draft = [
  daysAgo: number,
  hour: number,
  event: string,
  market: string,
  selection: string,
  side: ExchangeRecord['bet_type'],
  /** In whole BDT. */
  stake: number,
  /** Decimal odds in hundredths; price per 100; rate per 100 with the line. */
  quote: { odds: number } | { per100: number } | { rate: number; run: string },
  status: Exclude<ExchangeRecord['status'], 'open'>,
];

const LIONS = 'Dhaka Lions v Sylhet Herons';
const RIVERS = 'Padma Riders v Meghna Kings';
const DERBY = 'Chattogram Mariners v Khulna Tides';
const CUP = 'Rajshahi Weavers v Barishal Boats';

const DRAFTS: readonly Draft[] = [
  [72, 18.2, RIVERS, 'Match Odds', 'Padma Riders', 'back', 200, { odds: 185 }, 'WON'],
  [72, 18.9, RIVERS, '6 Overs Runs', 'Padma Riders', 'yes', 100, { rate: 100, run: '47' }, 'LOST'],
  [58, 19.4, DERBY, 'Match Odds', 'Khulna Tides', 'lay', 150, { odds: 240 }, 'LOST'],
  [44, 16.3, CUP, 'Bookmaker', 'Rajshahi Weavers', 'back', 300, { per100: 72 }, 'WON'],
  [44, 17.1, CUP, 'Match Odds', 'Barishal Boats', 'back', 100, { odds: 310 }, 'LOST'],
  [31, 20.5, LIONS, '10 Overs Runs', 'Dhaka Lions', 'no', 200, { rate: 90, run: '82' }, 'WON'],
  [24, 18.6, RIVERS, 'Match Odds', 'Meghna Kings', 'back', 250, { odds: 210 }, 'VOID'],
  [17, 19.2, DERBY, 'Bookmaker', 'Chattogram Mariners', 'lay', 200, { per100: 65 }, 'WON'],
  [9, 17.7, CUP, 'Match Odds', 'Rajshahi Weavers', 'back', 400, { odds: 162 }, 'WON'],
  [5, 18.4, LIONS, 'Match Odds', 'Sylhet Herons', 'back', 150, { odds: 275 }, 'LOST'],
  [3, 19.9, RIVERS, '6 Overs Runs', 'Meghna Kings', 'yes', 100, { rate: 110, run: '51' }, 'WON'],
  [1, 18.1, DERBY, 'Match Odds', 'Khulna Tides', 'back', 200, { odds: 195 }, 'LOST'],
];

/** Two and a half hours, by which the match is over. */
const SETTLED_AFTER_H = 2.5;

/** Exchange bets in the form of their records. */
export const exchangeRecords = (now: Date, playerId: number): ExchangeRecordRow[] =>
  DRAFTS.map(([daysAgo, hour, eventName, marketName, selectionName, betType, taka, quote, status], at) => {
    const stake = paisaOfTaka(taka);
    const gain = paisa((stake * BigInt(gainPer100(quote))) / 100n);
    const [profit, liability] = betType === 'lay' ? [stake, gain] : [gain, stake];
    return {
      transactionId: `EX${10_400_001 + at * 37}`,
      playerId,
      eventName,
      marketName,
      selectionName,
      betType,
      stake,
      netProfitLoss: status === 'WON' ? profit : paisa(status === 'LOST' ? -liability : 0n),
      status,
      potentialProfit: profit,
      potentialLiability: liability,
      odds: printQuote(quote),
      run: 'run' in quote ? quote.run : null,
      isFree: false,
      createdAt: momentOf(now, daysAgo, hour),
      settledAt: momentOf(now, daysAgo, Math.min(hour + SETTLED_AFTER_H, 23.9)),
    };
  });

/** Profit of a stake of 100. */
function gainPer100(quote: Draft[7]): number {
  if ('odds' in quote) return quote.odds - 100;
  return 'per100' in quote ? quote.per100 : quote.rate;
}

const printQuote = (quote: Draft[7]) =>
  'odds' in quote ? (quote.odds / 100).toFixed(2) : String('per100' in quote ? quote.per100 : quote.rate);
