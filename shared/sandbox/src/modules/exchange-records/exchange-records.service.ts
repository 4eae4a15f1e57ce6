import type { Executor } from '#core/database';
import {
  listExchangeRecords,
  sumExchangeRecords,
  upsertRecord,
  type ExchangeFilter,
  type ExchangeRecordRow,
} from './exchange-records.repository';

/**
 * Writes a bet at the exchange as its player reads it, in the transaction that places, changes or settles it. The same
 * `transactionId` is the same bet; its status may change again when a market is settled anew.
 */
export async function saveExchangeRecord(tx: Executor, record: ExchangeRecordRow) {
  if (!(await upsertRecord(tx, record))) throw new Error(`${record.transactionId} is a bet of another player`);
}

export async function readExchangeRecords(db: Executor, filter: ExchangeFilter, page: { page: number; perPage: number }) {
  const [records, totals] = await Promise.all([listExchangeRecords(db, filter, page), sumExchangeRecords(db, filter)]);
  return { records, totals };
}
