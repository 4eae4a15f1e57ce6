import type { Executor } from '#core/database';
import {
  deleteRecord,
  endRecords,
  listExchangeRecords,
  sumExchangeRecords,
  upsertRecord,
  type ExchangeFilter,
  type ExchangeRecordRow,
  type RecordEnd,
} from './exchange-records.repository';

/**
 * Writes a bet at the exchange as its player reads it, in the transaction that places, changes or settles it. The same
 * `transactionId` is the same bet; its status may change again when a market is settled anew.
 */
export async function saveExchangeRecord(tx: Executor, record: ExchangeRecordRow) {
  if (!(await upsertRecord(tx, record))) throw new Error(`${record.transactionId} is a bet of another player`);
}

/** Brings the records of a settled market to what their bets brought; each was written when its bet was accepted. */
export async function settleExchangeRecords(tx: Executor, ends: readonly RecordEnd[], at: Date) {
  const written = await endRecords(tx, ends, at);
  if (written !== ends.length) throw new Error(`${ends.length - written} settled bets have no record`);
}

/** Of a bet that ended without ever being matched: it was none. */
export const removeExchangeRecord = (tx: Executor, transactionId: string) => deleteRecord(tx, transactionId);

export async function readExchangeRecords(db: Executor, filter: ExchangeFilter, page: { page: number; perPage: number }) {
  const [records, totals] = await Promise.all([listExchangeRecords(db, filter, page), sumExchangeRecords(db, filter)]);
  return { records, totals };
}
