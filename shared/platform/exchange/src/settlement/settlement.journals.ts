import { paisa, type Paisa } from '@site/api/money';
import { type Journal, playerCash, system } from '@site/platform-domains/ledger';
import type { SettlingMarket } from './market.repository';
import type { EarlierResult } from './settlement.repository';
import type { PlayerOutcome } from './settlement.rules';

type Brought = Pick<PlayerOutcome, 'gross' | 'commission'>;

/** The house account with one part for each player: bets between two players cancel out here. */
const houseOf = ({ kind }: Pick<SettlingMarket, 'kind'>, playerId: number) => system(kind === 'odds' ? 'HOUSE_MM' : 'BOOK_HOUSE', playerId);
const commissionOf = (playerId: number) => system('COMMISSION', playerId);

/** Accounts to lock for one player: always the main wallet, the others only when their balance changes. */
export const accountsOf = (market: SettlingMarket, { playerId, now, before }: Omit<Moved, 'cash'>) => [
  playerCash(playerId),
  ...(now.gross || before?.gross ? [houseOf(market, playerId)] : []),
  ...(now.commission || before?.commission ? [commissionOf(playerId)] : []),
];

interface Moved {
  playerId: number;
  /** Balance of the main wallet before the settlement. */
  cash: Paisa;
  now: Brought;
  before: EarlierResult | undefined;
}

/**
 * Ledger journals of a settlement for one player: first the reversal of the settlement before, then the new result, then its commission.
 */
export function journalsOf(market: SettlingMarket, { playerId, cash: wallet, now, before }: Moved, at: Date): Journal[] {
  const { id, settlement } = market;
  const isSame = before?.gross === now.gross && before.commission === now.commission;
  if (isSame) return [];
  // The hold covers a loss, unless a correction took money that was held.
  const allowNegative = before !== undefined || wallet + now.gross < 0n;
  const entry = (kind: string, account: Journal['postings'][number]['account'], cash: Paisa): Journal[] => {
    if (cash === 0n) return [];
    const postings = [
      { account: playerCash(playerId), amount: cash },
      { account, amount: paisa(-cash) },
    ];
    const idemKey = `${kind}:${id}:${settlement}:${playerId}`;
    return [{ kind, idemKey, ref: { type: 'exchange_market', id }, postings, allowNegative, at }];
  };
  const house = houseOf(market, playerId);
  const fee = commissionOf(playerId);
  return [
    ...entry('exchange_reversal', house, paisa(-(before?.gross ?? 0n))),
    ...entry('exchange_commission_returned', fee, before?.commission ?? paisa(0n)),
    ...entry('exchange', house, now.gross),
    ...entry('exchange_commission', fee, paisa(-now.commission)),
  ];
}
