import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@site/remote';
import { useReloadFunds } from '#account';
import type { FollowedRequest } from './payment-request.rules';

/** Refetches everything that shows money once a request is decided. */
export function useDecision({ status, transactionId }: FollowedRequest) {
  const { balance } = useShell();
  const reloadFunds = useReloadFunds();
  const onDecided = useEffectEvent(() => {
    void balance.refresh();
    void reloadFunds();
  });
  const isDecided = status !== 'waiting';
  useEffect(() => {
    if (isDecided) onDecided();
  }, [isDecided, transactionId]);
}
