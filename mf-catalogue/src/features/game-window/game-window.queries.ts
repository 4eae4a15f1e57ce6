import { useState } from 'react';
import { call } from '@site/api';
import { getGameSession } from '@site/api/contracts/catalogue';
import { BALANCE_POLL_MS, getWallet, recallWallets, setRecallOnClose, transferToGame } from '@site/api/contracts/wallet';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';
import { useMoneyOutcome } from '@site/remote/money';

/** Followed as often as the balance; stops with the player's session. */
export const gameSessionQuery = (session: string, isPlaying: boolean) =>
  queryOptions({
    queryKey: ['catalogue', 'game-session', session],
    queryFn: async ({ signal }) => {
      const answer = await call(getGameSession, { session }, { signal });
      // Held against the page's own stopwatch, which no change of the device's clock moves.
      return { ...answer, elapsedMs: Date.parse(answer.now) - Date.parse(answer.started_at), readAt: performance.now() };
    },
    refetchInterval: BALANCE_POLL_MS,
    enabled: isPlaying,
  });

const GAME_MONEY = ['catalogue', 'game-money'];

/** Where the player's money is; asked for only where a game plays from a wallet of its own. */
export const gameMoneyQuery = (platform: string, isWanted: boolean) =>
  queryOptions({
    queryKey: [...GAME_MONEY, platform],
    queryFn: async ({ signal }) => {
      const { main, games, recall_on_close: isRecalled } = await call(getWallet, {}, { signal });
      const wallet = games.find((game) => game.platform === platform);
      return { main, inGame: wallet?.balance ?? '0.00', isWaiting: wallet?.is_waiting ?? false, isRecalled };
    },
    staleTime: 0,
    refetchInterval: BALANCE_POLL_MS,
    enabled: isWanted,
  });

export function useReloadGameMoney() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: GAME_MONEY });
}

/** The player's choice to bring money home when a game closes. A new choice shows at once, then the stored one. */
export function useRecallChoice(kept: boolean) {
  const reload = useReloadGameMoney();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { mutate } = useMutation({
    mutationFn: (isOn: boolean) => call(setRecallOnClose, { recall_on_close: isOn }),
    onError: () => setWanted(null),
    onSettled: reload,
  });
  const choose = (isOn: boolean) => {
    setWanted(isOn);
    mutate(isOn);
  };
  return { isOn: wanted ?? kept, choose };
}

/** Moves money to a game. */
export function useMoveMoney() {
  const reload = useReloadGameMoney();
  return useMoneyOutcome(transferToGame, () => void reload());
}

/** Nobody waits for the answer: what does not come home now, the platform brings home after a day. */
export const recallAfterClose = (platform: string) =>
  call(recallWallets, { platform, is_close: true }, { idempotencyKey: crypto.randomUUID() });
