import type { Transaction } from '@site/api/contracts/funds';
import { useQuery } from '@site/remote';
import { latestQuery } from './transaction-record.queries';

export interface FoundRecord {
  record: Transaction;
  answeredAtMs: number;
}

interface Listed {
  records: readonly Transaction[] | undefined;
  answeredAtMs: number;
}

/** The record with this transaction id. It is found even if it has left the filtered list, for instance when a pending one is decided. */
export function useFoundRecord(remoteId: string, id: string, { records, answeredAtMs }: Listed): FoundRecord | null {
  const listed = records?.find(({ transaction_id: number }) => number === id);
  const isGone = id !== '' && records !== undefined && !listed;
  const latest = useQuery({ ...latestQuery(remoteId), enabled: isGone });
  if (listed) return { record: listed, answeredAtMs };
  const record = isGone ? latest.data?.find(({ transaction_id: number }) => number === id) : undefined;
  return record ? { record, answeredAtMs: latest.dataUpdatedAt } : null;
}
