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
 * Writes a bet at the exchange as its player reads it, in the transaction that places, changes or settles it. The same
 * `transactionId` is the same bet; its status may change again when a market is settled anew.
 */
export const saveExchangeRecord = (tx: Executor, record: ExchangeRecordRow) => saveExchangeRecords(tx, [record]);

/** The same of many bets, each of them once. */
export async function saveExchangeRecords(tx: Executor, records: readonly ExchangeRecordRow[]) {
  if ((await upsertRecords(tx, records)) === records.length) return;
  throw new Error(`One of ${records.map(({ transactionId }) => transactionId).join(', ')} is a bet of another player`);
}

/** Brings the records of a settled market to what their bets brought; each was written when its bet was accepted. */
export async function settleExchangeRecords(tx: Executor, ends: readonly RecordEnd[], at: Date) {
  const written = await endRecords(tx, ends, at);
  if (written !== ends.length) throw new Error(`${ends.length - written} settled bets have no record`);
}

/** Of bets that ended without ever being matched: they were none. */
export const removeExchangeRecords = (tx: Executor, transactionIds: readonly string[]) => deleteRecords(tx, transactionIds);

export async function readExchangeRecords(db: Executor, filter: ExchangeFilter, page: { page: number; perPage: number }) {
  const [records, totals] = await Promise.all([listExchangeRecords(db, filter, page), sumExchangeRecords(db, filter)]);
  return { records, totals };
}
