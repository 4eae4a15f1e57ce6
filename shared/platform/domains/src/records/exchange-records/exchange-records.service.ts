import type { Executor } from '@site/platform-kit/data/database';
import {
  deleteRecords,
  endRecords,
  listExchangeRecords,
  sumExchangeRecords,
  upsertRecords,
  type ExchangeFilter,
  type ExchangeRecordRow,
  type RecordEnd,
} from './exchange-records.repository';

/**
 * Writes the record of a bet at the exchange, in the transaction that places, changes or settles the bet. One `transactionId` is one bet;
 * its status may change again when a market is settled anew.
 */
export const saveExchangeRecord = (tx: Executor, record: ExchangeRecordRow) => saveExchangeRecords(tx, [record]);

/** Like `saveExchangeRecord`, for many bets; each may appear once. */
export async function saveExchangeRecords(tx: Executor, records: readonly ExchangeRecordRow[]) {
  if ((await upsertRecords(tx, records)) === records.length) return;
  throw new Error(`One of ${records.map(({ transactionId }) => transactionId).join(', ')} is a bet of another player`);
}

/** Writes the results of a settled market to the records of its bets, which exist since the bets were accepted. */
export async function settleExchangeRecords(tx: Executor, ends: readonly RecordEnd[], at: Date) {
  const written = await endRecords(tx, ends, at);
  if (written !== ends.length) throw new Error(`${ends.length - written} settled bets have no record`);
}

/** Removes the records of bets that ended without ever being matched, because they count as no bets. */
export const removeExchangeRecords = (tx: Executor, transactionIds: readonly string[]) => deleteRecords(tx, transactionIds);

export async function readExchangeRecords(db: Executor, filter: ExchangeFilter, page: { page: number; perPage: number }) {
  const [records, totals] = await Promise.all([listExchangeRecords(db, filter, page), sumExchangeRecords(db, filter)]);
  return { records, totals };
}
