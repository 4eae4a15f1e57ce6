import { useState } from 'react';
import { call } from '@site/api';
import { BALANCE_POLL_MS, getWallet, recallWallets, setRecallOnClose } from '@site/api/contracts/wallet';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@site/remote';
import { useMoneyOutcome, type MoneyOutcome } from '@site/remote/money';
import { WALLET } from '@site/remote/reads';
import { useRemoteId } from '#account';

const walletQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...WALLET, remoteId],
    queryFn: ({ signal }) => call(getWallet, {}, { signal }),
    enabled: remoteId !== '',
    // The same interval as the balance in the header, so that both show the same amount.
    refetchInterval: BALANCE_POLL_MS,
  });

export const useWallet = () => useQuery(walletQuery(useRemoteId()));

/** The player's choice to recall money when a game closes. A new choice shows at once, then the stored one. */
export function useRecallChoice(kept: boolean) {
  const queries = useQueryClient();
  const { queryKey } = walletQuery(useRemoteId());
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { mutate } = useMutation({
    mutationFn: (isOn: boolean) => call(setRecallOnClose, { recall_on_close: isOn }),
    onError: () => setWanted(null),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const choose = (isOn: boolean) => {
    setWanted(isOn);
    mutate(isOn);
  };
  return { isOn: wanted ?? kept, choose };
}

export type RecallOutcome = MoneyOutcome<typeof recallWallets>;
export const useRecallCall = () => useMoneyOutcome(recallWallets);
