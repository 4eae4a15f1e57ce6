import { useEffect, useState } from 'react';
import { isPending } from '@site/api/contracts/funds';
import { useTransactions } from '#account';
import type { PaymentRequestState } from '#handover';
import { followedRequest } from './payment-request.rules';

const POLL_MS = 5000;

/** The request that was handed over, or the newest one that waits; asked for while it waits. */
export function useFollowedRequest(handed: PaymentRequestState | null) {
  const [id, setId] = useState(handed?.transactionId ?? null);
  const [isWaiting, setWaiting] = useState(true);
  const transactions = useTransactions(isWaiting ? POLL_MS : undefined);
  const { data, refetch } = transactions;

  // Kept by its number: the one that waited when the page was opened is followed on when it is decided.
  const newest = id === null ? data?.find(isPending) : undefined;
  if (newest) setId(newest.transaction_id);

  const record = data?.find(({ transaction_id: number }) => number === id) ?? null;
  const request = followedRequest(record, handed);
  const waits = data === undefined || request?.status === 'waiting' || newest !== undefined;
  if (waits !== isWaiting) setWaiting(waits);

  // A list that was answered before the request was sent is no reason to wait for the next round.
  const isMissing = data !== undefined && handed !== null && record === null;
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);

  return { request, transactions };
}
