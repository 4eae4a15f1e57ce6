import type { Slice } from '@site/platform-kit/base/last-page';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { getSettings } from '#site';
import { listPromotions, type PromotionRow } from '#rewards';
import { listPaymentMethods } from '../payment-methods/payment-methods.repository';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import { countEntries, listEntries, listRequests, type Adjustment, type RecordFilter, type RequestRow } from './records.repository';
import { changeRulesOf, type ChangeRules } from '../transactions/transactions.policy';

export type ReadRecord = ReadRequest | ({ source: 'adjustment' } & Adjustment);

/** Newest first; requests carry their details. */
export async function readRecords(context: PlatformContext, playerId: number, filter: RecordFilter, slice: Slice): Promise<ReadRecord[]> {
  const entries = await listEntries(context.db, playerId, filter, slice);
  const requests = await readRequests(
    context,
    entries.filter(({ source }) => source === 'request').map(({ id }) => id),
  );
  return entries.flatMap((entry): ReadRecord[] => {
    if (entry.source === 'adjustment') return [entry];
    const request = requests.get(entry.id);
    return request ? [request] : [];
  });
}
/** One page of the records, and the number of all of them. */
export async function readRecordPage(context: PlatformContext, playerId: number, filter: RecordFilter, slice: Slice) {
  const [records, total] = await Promise.all([readRecords(context, playerId, filter, slice), countEntries(context.db, playerId, filter)]);
  return { records, total };
}

export interface ReadRequest {
  source: 'request';
  row: RequestRow;
  method: PaymentMethodRow | null;
  promotion: PromotionRow | null;
  now: Date;
  rules: ChangeRules;
}

async function readRequests({ db, clock }: PlatformContext, ids: readonly number[]): Promise<Map<number, ReadRequest>> {
  if (!ids.length) return new Map();
  const [rows, methods, promotions, settings] = await Promise.all([
    listRequests(db, ids),
    listPaymentMethods(db),
    listPromotions(db),
    getSettings(db),
  ]);
  const shared = { now: clock.now(), rules: changeRulesOf(settings) };
  const toRequest = (row: RequestRow): ReadRequest => ({
    source: 'request',
    row,
    method: methods.find(({ id }) => id === row.methodId) ?? null,
    promotion: promotions.find(({ id }) => id === row.promotionId) ?? null,
    ...shared,
  });
  return new Map(rows.map((row) => [row.id, toRequest(row)]));
}
