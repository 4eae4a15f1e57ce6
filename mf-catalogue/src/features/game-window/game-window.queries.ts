import { useState } from 'react';
import { call } from '@site/api';
import { getGameSession } from '@site/api/contracts/catalogue';
import { BALANCE_POLL_MS, getWallet, recallWallets, setRecallOnClose, transferToGame } from '@site/api/contracts/wallet';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';
import { useMoneyOutcome } from '@site/remote/money';
import type { OpenGame } from './game-window.rules';

/** Polled as often as the balance, until the player's session ends. */
export const gameSessionQuery = (session: string, isPlaying: boolean) =>
  queryOptions({
    queryKey: ['catalogue', 'game-session', session],
    queryFn: async ({ signal }) => {
      const answer = await call(getGameSession, { session }, { signal });
      // The page counts on with its monotonic clock, which a change of the device's clock does not move.
      return { ...answer, elapsedMs: Date.parse(answer.now) - Date.parse(answer.started_at), readAt: performance.now() };
    },
    refetchInterval: BALANCE_POLL_MS,
    enabled: isPlaying,
  });

const GAME_MONEY = ['catalogue', 'game-money'];

/** Balances of the main wallet and the game's wallet; enabled only for a game that plays from a wallet of its own. */
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

function useReloadGameMoney() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: GAME_MONEY });
}

/** The player's choice to move money back to the main wallet when a game closes. A new choice shows at once, then the stored one. */
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

/** The caller does not wait for the answer: if this recall fails, the platform recalls the money after a day. */
export const recallAfterClose = (platform: string) =>
  call(recallWallets, { platform, is_close: true }, { idempotencyKey: crypto.randomUUID() });

/** A message of the game never changes a figure itself: it only triggers a new read from the platform. */
export function useReloadFigures({ session, wallet }: OpenGame) {
  const { balance } = useShell();
  const queries = useQueryClient();
  const reloadMoney = useReloadGameMoney();
  return () => {
    void balance.refresh();
    if (wallet) void reloadMoney();
    void queries.invalidateQueries({ queryKey: gameSessionQuery(session, true).queryKey });
  };
}
