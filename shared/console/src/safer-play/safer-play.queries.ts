import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LimitKind, LimitPeriod, TimeOutLength } from '@site/api/contracts/safer-play';
import { listMarkedPlayers, readProtection, sendMessage, startBreak, suggestLimit } from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';

const KEY = ['safer-play'];
const REFRESH_MS = 30_000;

/** Players whose limits or breaks changed lately. */
export const useMarkedPlayers = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(listMarkedPlayers, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** Limits, break and history of one player. */
export const useProtection = (username: string) =>
  useQuery({ queryKey: [...KEY, username], queryFn: ({ signal }) => ask(readProtection, { username }, { signal }) });

/** An act for one player; the player reads the reason. */
export type Intervention =
  | { act: 'break'; length: TimeOutLength; reason: string }
  | { act: 'suggest'; kind: LimitKind; period: LimitPeriod; amount: string; reason: string }
  | { act: 'message'; title: string; reason: string };

/** Acts for one player, and reads the player's state again. */
export function useIntervention(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (intervention: Intervention): Promise<unknown> => {
      switch (intervention.act) {
        case 'break':
          return ask(startBreak, { username, length: intervention.length, reason: intervention.reason });
        case 'suggest': {
          const { kind, period, amount, reason } = intervention;
          return ask(suggestLimit, { username, kind, period, amount, reason });
        }
        case 'message':
          return ask(sendMessage, { username, title: intervention.title, text: intervention.reason });
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
