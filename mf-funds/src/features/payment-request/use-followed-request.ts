import { useEffect, useState } from 'react';
import { isPending } from '@site/api/contracts/funds';
import { useTransactions } from '#account';
import type { PaymentRequestState } from '#router-state';
import { followedRequest } from './payment-request.rules';

const POLL_MS = 5000;

/** Follows the request of the router state, or the newest pending one; polls while it is pending. */
export function useFollowedRequest(handed: PaymentRequestState | null) {
  const [id, setId] = useState(handed?.transactionId ?? null);
  const [isWaiting, setWaiting] = useState(true);
  const transactions = useTransactions(isWaiting ? POLL_MS : undefined);
  const { data, refetch } = transactions;

  // The id is kept, so that the request is still followed once it is decided and no longer pending.
  const newest = id === null ? data?.find(isPending) : undefined;
  if (newest) setId(newest.transaction_id);

  const record = data?.find(({ transaction_id: number }) => number === id) ?? null;
  const request = followedRequest(record, handed);
  const waits = data === undefined || request?.status === 'waiting' || newest !== undefined;
  if (waits !== isWaiting) setWaiting(waits);

  // Refetch at once: the cached list may be older than the request.
  const isMissing = data !== undefined && handed !== null && record === null;
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);

  return { request, transactions };
}
