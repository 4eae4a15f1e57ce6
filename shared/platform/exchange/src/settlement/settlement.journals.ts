import { paisa, type Paisa } from '@site/api/money';
import { type Journal, playerCash, playerFreeBets, system } from '@site/platform-domains/ledger';
import type { SettlingMarket } from './market.repository';
import type { EarlierResult } from './settlement.repository';
import type { FreeStakes, PlayerOutcome } from './settlement.rules';

type Brought = Pick<PlayerOutcome, 'gross' | 'commission' | 'free'>;

/** The house account with one part for each player: bets between two players cancel out here. */
const houseOf = ({ kind }: Pick<SettlingMarket, 'kind'>, playerId: number) => system(kind === 'odds' ? 'HOUSE_MM' : 'BOOK_HOUSE', playerId);
const commissionOf = (playerId: number) => system('COMMISSION', playerId);
const bonusesOf = (playerId: number) => system('BONUS_EXPENSE', playerId);

const NONE: FreeStakes = { spent: paisa(0n), lost: paisa(0n) };
const hasFree = (free: FreeStakes = NONE) => free.spent !== 0n || free.lost !== 0n;

/** Accounts to lock for one player: always the main wallet, the others only when their balance changes. */
export const accountsOf = (market: SettlingMarket, { playerId, now, before }: Omit<Moved, 'cash'>) => {
  const isFree = hasFree(now.free) || hasFree(before?.free);
  return [
    playerCash(playerId),
    ...(now.gross || before?.gross || isFree ? [houseOf(market, playerId)] : []),
    ...(now.commission || before?.commission ? [commissionOf(playerId)] : []),
    ...(isFree ? [playerFreeBets(playerId), bonusesOf(playerId)] : []),
  ];
};

interface Moved {
  playerId: number;
  /** Balance of the main wallet before the settlement. */
  cash: Paisa;
  now: Brought;
  before: EarlierResult | undefined;
}

/**
 * Ledger journals of a settlement for one player: first the reversal of the settlement before, then the new result, then its commission.
 * Free stakes follow, in journals of their own.
 */
export function journalsOf(market: SettlingMarket, { playerId, cash: wallet, now, before }: Moved, at: Date): Journal[] {
  const { id, settlement } = market;
  const isSame = before?.gross === now.gross && before.commission === now.commission;
  const isFreeSame = before?.free.spent === now.free.spent && before.free.lost === now.free.lost;
  // The hold covers a loss, unless a correction took money that was held.
  const allowNegative = before !== undefined || wallet + now.gross < 0n;
  const journal = (kind: string, postings: Journal['postings']): Journal => {
    const idemKey = `${kind}:${id}:${settlement}:${playerId}`;
    return { kind, idemKey, ref: { type: 'exchange_market', id }, postings, allowNegative, at };
  };
  const entry = (kind: string, account: Journal['postings'][number]['account'], cash: Paisa): Journal[] => {
    if (cash === 0n) return [];
    return [
      journal(kind, [
        { account: playerCash(playerId), amount: cash },
        { account, amount: paisa(-cash) },
      ]),
    ];
  };
  const house = houseOf(market, playerId);
  const fee = commissionOf(playerId);
  // The house has paid for a free bet when it gave it, so it gets the stake back unless the winners get it.
  const freeEntry = (kind: string, { spent, lost }: FreeStakes): Journal[] => {
    const postings = [
      { account: playerFreeBets(playerId), amount: paisa(-spent) },
      { account: house, amount: lost },
      { account: bonusesOf(playerId), amount: paisa(spent - lost) },
    ].filter(({ amount }) => amount !== 0n);
    return postings.length ? [journal(kind, postings)] : [];
  };
  const undone = before?.free ?? NONE;
  return [
    ...(isSame
      ? []
      : [
          ...entry('exchange_reversal', house, paisa(-(before?.gross ?? 0n))),
          ...entry('exchange_commission_returned', fee, before?.commission ?? paisa(0n)),
          ...entry('exchange', house, now.gross),
          ...entry('exchange_commission', fee, paisa(-now.commission)),
        ]),
    ...(isFreeSame
      ? []
      : [
          ...freeEntry('free_bet_reversal', { spent: paisa(-undone.spent), lost: paisa(-undone.lost) }),
          ...freeEntry('free_bet_settled', now.free),
        ]),
  ];
}
