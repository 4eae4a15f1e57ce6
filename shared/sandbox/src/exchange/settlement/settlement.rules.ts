import { COMMISSION_RATES, commission, deadHeatProfit, lineResult, profitByRunner, type MarketKind } from '@site/api/contracts/exchange';
import type { MarketResult } from '#exchange-feed/feed';
import { isBacking, type BetRow } from '../bets/bet';
import { exposureOf } from '../bets/position.rules';

/** A bet of which something is matched; amounts in paisa. */
export interface MatchedBet extends Pick<
  BetRow,
  'id' | 'kind' | 'selection' | 'side' | 'odds' | 'run' | 'matchedStake' | 'matchedProfit' | 'matchedLiability'
> {
  fills: readonly { stake: bigint; odds: number }[];
}

export interface SettledBet {
  id: number;
  stake: bigint;
  status: 'WON' | 'LOST' | 'VOID';
  net: bigint;
}

export interface PlayerOutcome {
  bets: readonly SettledBet[];
  /** Matched stakes of what was won or lost. */
  stake: bigint;
  gross: bigint;
  commission: bigint;
  /** What counts for tickets and points. */
  turnover: bigint;
}

interface SettledMarket {
  kind: MarketKind;
  selections: readonly { id: string }[];
}

/** A tie is void where everybody has won, and always at the bookmaker, which knows no dead heat. @see domain 2.2, 2.3 */
export function playedResult({ kind, selections }: SettledMarket, result: MarketResult): MarketResult {
  if (result.kind !== 'winner' || result.runners.length === 1) return result;
  const isTie = kind === 'bookmaker' || result.runners.length >= selections.length;
  return isTie ? { kind: 'void', reason: 'tie' } : result;
}

/** What the bet brings; nothing where the market is void. */
export function netOf(bet: MatchedBet, result: MarketResult): bigint {
  if (result.kind === 'void') return 0n;
  const { selection, side, run, matchedProfit: win, matchedLiability: risk } = bet;
  const isBacker = isBacking(side);
  if (result.kind === 'runs') return lineResult({ side: isBacker ? 'yes' : 'no', line: run ?? 0, win, risk }, result.runs);
  const { runners } = result;
  const [first = ''] = runners;
  const isShared = runners.length > 1 && runners.includes(selection);
  if (!isShared) return profitByRunner([first], [{ runner: selection, side: isBacker ? 'back' : 'lay', win, risk }]).get(first) ?? 0n;
  const backers = bet.fills.reduce((sum, { stake, odds }) => sum + deadHeatProfit(stake, odds, runners.length), 0n);
  return isBacker ? backers : -backers;
}

function settleBet(bet: MatchedBet, result: MarketResult): SettledBet {
  const { id, matchedStake: stake } = bet;
  const net = netOf(bet, result);
  if (result.kind === 'void') return { id, stake, status: 'VOID', net };
  // A dead heat may leave the stake as it was: the backer had the winner.
  const hasWon = net > 0n || (net === 0n && isBacking(bet.side));
  return { id, stake, status: hasWon ? 'WON' : 'LOST', net };
}

/** What a market brings one player. Commission is on the net winnings of all bets in it; what was hedged counts for nothing. */
export function settlePlayer(market: SettledMarket, matched: readonly MatchedBet[], result: MarketResult): PlayerOutcome {
  const bets = matched.map((bet) => settleBet(bet, result));
  const gross = bets.reduce((sum, { net }) => sum + net, 0n);
  const stake = result.kind === 'void' ? 0n : bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const risk = exposureOf(
    market,
    matched.map((bet) => ({ ...bet, waitingStake: 0n })),
  );
  return { bets, stake, gross, commission: commission(gross, COMMISSION_RATES[market.kind]), turnover: stake < risk ? stake : risk };
}

/** As players read it: who has won, the runs, or `Void`. */
export function printResult(result: MarketResult, selections: readonly { id: string; name: string }[]): string {
  if (result.kind === 'void') return 'Void';
  if (result.kind === 'runs') return String(result.runs);
  return result.runners.map((runner) => selections.find(({ id }) => id === runner)?.name ?? runner).join(' / ');
}
