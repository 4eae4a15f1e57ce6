import type { Executor } from '@site/platform-kit/data/database';
import { announceBets, pushMatched } from '../bets/bets.events';
import { saveBetRecords } from '../bets/bet-records.service';
import { insertFills, updateBets } from '../bets/bets.repository';
import { saveHolds } from '../bets/holds.repository';
import { exposureOf } from '../bets/position.rules';
import { announceMarket } from '../markets/announce-market';
import { saveBook } from '../markets/markets.repository';
import { lockWallets } from './locked-wallets';
import { betsOf, changedBets, type MarketTransaction } from './market-transaction';

/** Writes all changes of a turn: bets, fills, holds, the book and the records; then announces them to the players. */
export async function writeTransaction(tx: Executor, turn: MarketTransaction) {
  const { row, at, fills, taken, matched } = turn;
  const changed = changedBets(turn);
  const wallets = (turn.wallets ??= await lockWallets(tx, row.id, changed));
  await turn.check?.(tx);
  await updateBets(tx, changed);
  if (fills.length) await insertFills(tx, fills, at);
  await saveHolds(tx, row.id, new Map([...wallets.keys()].map((playerId) => [playerId, exposureOf(row, betsOf(turn, playerId))])));
  await saveBook(tx, row.id, { taken, matched, at });
  await saveBetRecords(tx, row, changed);
  await announceBets(tx, changed);
  await pushMatched(tx, changed, fills, at);
  await announceMarket(tx, row.id);
}
