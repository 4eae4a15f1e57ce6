import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { paisa, sumOf, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import type { PlayerSettlement } from './counted-stakes.service';
import type { SettlingMarket } from './market.repository';
import { readMatchedState, readWallets } from './preview.repository';
import { changeOf, readTurns } from './settle-batch.service';
import { listWaiting } from './settlement.repository';
import { playedResult } from './settlement.rules';

/** Most players that a preview names in each list. */
const NAMED_MAX = 10;
const EVERYBODY = 1_000_000;

/** Change of one main wallet. */
export interface PreviewedPlayer {
  username: string;
  change: Paisa;
  /** Balance afterwards; negative when a correction takes more than the wallet has. */
  cash: Paisa;
}

export interface PreviewedSettlement {
  /** Changes whenever the result, a matched bet or a settlement of the market does. */
  version: string;
  result: MarketResult;
  bets: number;
  /** Players with matched bets. */
  players: number;
  /** Sums of the gains and of the losses of wallets; both are zero or more. */
  paid: Paisa;
  taken: Paisa;
  commission: Paisa;
  largest: readonly PreviewedPlayer[];
  /** Players whose wallet is below zero afterwards, the lowest first. */
  belowZero: readonly PreviewedPlayer[];
  belowZeroCount: number;
}

/** The preview of a settlement, by the code that settles. Nothing is written. Requires the lock on the market. */
export async function previewLocked(tx: Executor, market: SettlingMarket, given: MarketResult): Promise<PreviewedSettlement> {
  const result = playedResult(market, given);
  const isSame = isDeepStrictEqual(market.result, result);
  const turns = isSame && market.isDone ? [] : await readNext(tx, { ...market, result, settlement: market.settlement + (isSame ? 0 : 1) });
  const players = turns.filter(({ now }) => now.bets.length > 0);
  const changes = await walletsAfter(tx, players);
  const belowZero = changes.filter(({ cash }) => cash < 0n).sort((one, other) => compare(one.cash, other.cash));
  return {
    version: versionOf(market, result, await readMatchedState(tx, market.id)),
    result,
    bets: players.reduce((sum, { now }) => sum + now.bets.length, 0),
    players: players.length,
    paid: sumOf(changes.map(({ change }) => (change > 0n ? change : paisa(0n)))),
    taken: sumOf(changes.map(({ change }) => (change < 0n ? paisa(-change) : paisa(0n)))),
    commission: sumOf(players.map(({ now }) => now.commission)),
    largest: [...changes].sort((one, other) => compare(sizeOf(other), sizeOf(one))).slice(0, NAMED_MAX),
    belowZero: belowZero.slice(0, NAMED_MAX),
    belowZeroCount: belowZero.length,
  };
}

const readNext = async (tx: Executor, market: SettlingMarket & { result: MarketResult }): Promise<PlayerSettlement[]> =>
  readTurns(tx, market, await listWaiting(tx, market, EVERYBODY));

async function walletsAfter(tx: Executor, players: readonly PlayerSettlement[]): Promise<PreviewedPlayer[]> {
  const wallets = await readWallets(
    tx,
    players.map(({ playerId }) => playerId),
  );
  return players.map((turn) => {
    const { username = '', cash = paisa(0n) } = wallets.get(turn.playerId) ?? {};
    const change = changeOf(turn);
    return { username, change, cash: paisa(cash + change) };
  });
}

const versionOf = ({ id, settlement, isDone, result: before, operatorOverride }: SettlingMarket, result: MarketResult, bets: string) =>
  createHash('sha256')
    // The reason of a void market is typed after the preview.
    .update(JSON.stringify([id, settlement, isDone, before, operatorOverride.held, result.kind === 'void' ? result.kind : result, bets]))
    .digest('hex');

const sizeOf = ({ change }: PreviewedPlayer) => (change < 0n ? -change : change);
const compare = (one: bigint, other: bigint) => (one < other ? -1 : Number(one > other));
