import type { Executor } from '@site/platform-kit/data/database';
import { writeHints } from '@site/platform-kit/events/outbox';
import { betHints, pushMatched } from '../bets/bets.events';
import { saveBetRecords } from '../bets/bet-records.service';
import { insertFills, updateBets } from '../bets/bets.repository';
import { saveHolds } from '../bets/holds.repository';
import { exposureOf } from '../bets/position.rules';
import { marketHints } from '../markets/announce-market';
import { saveBook } from '../markets/markets.repository';
import { lockWallets } from './locked-wallets';
import { betAt, betsOf, changedBets, type MarketTransaction } from './market-transaction';

/** Writes all changes of a turn: bets, fills, holds, the book and the records; then announces them to the players. */
export async function writeTransaction(tx: Executor, turn: MarketTransaction) {
  const { row, at, fills, taken, matched } = turn;
  const changed = changedBets(turn);
  const wallets = (turn.wallets ??= await lockWallets(tx, row.id, changed));
  await turn.check?.(tx);
  const holds = [...wallets].map(([playerId, { hold }]) => ({ playerId, before: hold, amount: exposureOf(row, betsOf(turn, playerId)) }));
  await Promise.all([
    updateBets(tx, changed),
    insertFills(tx, fills, at),
    saveHolds(
      tx,
      row.id,
      holds.filter(({ before, amount }) => amount !== before),
    ),
    saveBook(tx, row.id, { taken, matched, lastTraded: lastTradedIn(turn), at }),
    saveBetRecords(tx, row, changed),
    pushMatched(tx, changed, fills, at),
    writeHints(tx, [...betHints(changed), ...marketHints(row.id)]),
  ]);
}

/** The last fill of each runner wins. Bookmaker and fancy markets are no books, so their prices are not traded. */
const lastTradedIn = (turn: MarketTransaction) =>
  turn.row.kind === 'odds' ? Object.fromEntries(turn.fills.map(({ betId, odds }) => [betAt(turn, betId).selection, odds])) : {};
