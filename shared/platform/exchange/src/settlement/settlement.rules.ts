import {
  commission,
  COMMISSION_RATES,
  deadHeatProfit,
  lineResult,
  profitByRunner,
  type MarketKind,
  type Price,
} from '@site/api/contracts/exchange';
import { paisa, sumOf, type Paisa } from '@site/api/money';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { isBacking, type BetRow } from '../bets/bet';

/** A bet with a matched part; amounts in paisa. */
export interface MatchedBet extends Pick<
  BetRow,
  | 'id'
  | 'kind'
  | 'selection'
  | 'side'
  | 'odds'
  | 'run'
  | 'matchedStake'
  | 'matchedProfit'
  | 'matchedLiability'
  | 'freeBetId'
  | 'isFreeReturned'
> {
  fills: readonly { stake: Paisa; odds: Price }[];
}

export interface SettledBet {
  bet: MatchedBet;
  status: 'WON' | 'LOST' | 'VOID';
  /** Result for the player. */
  net: Paisa;
  /** Part of a free stake that the house pays to the winners. */
  freeLost: Paisa;
}

export interface PlayerOutcome {
  bets: readonly SettledBet[];
  /** Matched stakes, without void markets. */
  stake: Paisa;
  gross: Paisa;
  commission: Paisa;
  /** Valid turnover, for tickets and points. */
  turnover: Paisa;
  free: FreeStakes;
}

/** Free stakes of a player that a result has decided; paisa. */
export interface FreeStakes {
  /** Stakes that leave the player's account of free bets. */
  spent: Paisa;
  /** Stakes that the house pays to the winners. */
  lost: Paisa;
}

interface SettledMarket {
  kind: MarketKind;
  selections: readonly { id: string }[];
}

/** A tie makes the market void when every runner has won, and always at the bookmaker, because it has no dead heat. */
export function playedResult({ kind, selections }: SettledMarket, result: MarketResult): MarketResult {
  if (result.kind !== 'winner' || result.runners.length === 1) return result;
  const isTie = kind === 'bookmaker' || result.runners.length >= selections.length;
  return isTie ? { kind: 'void', reason: 'tie' } : result;
}

/** Net result of the bet; zero in a void market. */
function netOf(bet: MatchedBet, result: MarketResult): Paisa {
  if (result.kind === 'void') return paisa(0n);
  const { selection, side, run, matchedProfit: win, matchedLiability: risk } = bet;
  const isBacker = isBacking(side);
  if (result.kind === 'runs') return lineResult({ side: isBacker ? 'yes' : 'no', line: run ?? 0, win, risk }, result.runs);
  const { runners } = result;
  const [first = ''] = runners;
  const isShared = runners.length > 1 && runners.includes(selection);
  if (!isShared)
    return profitByRunner([first], [{ runner: selection, side: isBacker ? 'back' : 'lay', win, risk }]).get(first) ?? paisa(0n);
  const backers = sumOf(bet.fills.map(({ stake, odds }) => deadHeatProfit(stake, odds, runners.length)));
  return isBacker ? backers : paisa(-backers);
}

function settleBet(bet: MatchedBet, result: MarketResult): SettledBet {
  const paid = netOf(bet, result);
  // A free bet wins what a paid one would win, and loses nothing of the player.
  const net = bet.freeBetId !== null && paid < 0n ? paisa(0n) : paid;
  const freeLost = paisa(net - paid);
  if (result.kind === 'void') return { bet, status: 'VOID', net, freeLost };
  // A dead heat can pay the stake back exactly; the backer still had the winner.
  const hasWon = paid > 0n || (paid === 0n && isBacking(bet.side));
  return { bet, status: hasWon ? 'WON' : 'LOST', net, freeLost };
}

/**
 * Result of a market for one player. Commission is charged on the net winnings of all bets in it. Free stakes count for no turnover, and
 * neither do their winnings.
 */
export function settlePlayer({ kind }: SettledMarket, matched: readonly MatchedBet[], result: MarketResult): PlayerOutcome {
  const bets = matched.map((bet) => settleBet(bet, result));
  const paid = bets.filter(({ bet }) => bet.freeBetId === null);
  const counted = result.kind === 'void' ? [] : paid.map(({ bet }) => bet);
  const gross = sumOf(bets.map(({ net }) => net));
  return {
    bets,
    stake: sumOf(counted.map(({ matchedStake }) => matchedStake)),
    gross,
    commission: commission(gross, COMMISSION_RATES[kind]),
    turnover: validTurnover(sumOf(counted.map(({ matchedLiability }) => matchedLiability)), sumOf(paid.map(({ net }) => net))),
    free: freeStakes(bets),
  };
}

/** A stake that a void result has given back is spent no second time: a later result takes it from the house. */
const freeStakes = (bets: readonly SettledBet[]): FreeStakes => ({
  spent: sumOf(
    bets.filter(({ bet, status }) => bet.freeBetId !== null && !bet.isFreeReturned && status !== 'VOID').map(({ bet }) => bet.matchedStake),
  ),
  lost: sumOf(bets.map(({ freeLost }) => freeLost)),
});

/** Valid turnover is at most the net result of the market, so a fully hedged market counts nothing. */
function validTurnover(risks: Paisa, net: Paisa): Paisa {
  const moved = paisa(net < 0n ? -net : net);
  return risks < moved ? risks : moved;
}

/** Result as players read it: the winner, the runs, or `Void`. */
export function printResult(result: MarketResult, selections: readonly { id: string; name: string }[]): string {
  if (result.kind === 'void') return 'Void';
  if (result.kind === 'runs') return String(result.runs);
  return result.runners.map((runner) => selections.find(({ id }) => id === runner)?.name ?? runner).join(' / ');
}
