import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from '@site/api/schema';
import {
  addPlayerNote,
  confirmFreeBet,
  confirmFreeSpins,
  endFreeSpins,
  endPlayerSessions,
  findPlayers,
  LEDGER_ROWS_MAX,
  listFreeBets,
  listFreeSpins,
  listPlayerNotes,
  listPlayerSessions,
  offerFreeBet,
  offerFreeSpins,
  patchPlayer,
  promoteTo,
  readPlayerLedger,
  refuseFreeBet,
  refuseFreeSpins,
  showMarketing,
  showPlayerOverview,
} from '@site/platform-operator/calls';
import { ask, type AnsweredCall } from '#calls';

const keyOf = (username: string, part: string) => ['player', username, part];

/** Players that fit a text, page after page; nothing is asked for an empty text. */
export const usePlayers = (text: string) =>
  useInfiniteQuery({
    queryKey: ['players', text],
    queryFn: ({ pageParam, signal }) => ask(findPlayers, { text, ...(pageParam === null ? {} : { after: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });

export const useOverview = (username: string) =>
  useQuery({
    queryKey: keyOf(username, 'overview'),
    queryFn: ({ signal }) => ask(showPlayerOverview, { username }, { signal }),
  });

/** Entries of the main wallet, the newest first, page after page. */
export const useLedger = (username: string) =>
  useInfiniteQuery({
    queryKey: keyOf(username, 'ledger'),
    queryFn: ({ pageParam, signal }) =>
      ask(readPlayerLedger, { username, ...(pageParam === null ? {} : { after: pageParam }), limit: LEDGER_ROWS_MAX }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // A page below the top never changes, so coming back to the window asks for nothing.
    staleTime: Infinity,
  });

export const useSessions = (username: string) =>
  useQuery({
    queryKey: keyOf(username, 'sessions'),
    queryFn: ({ signal }) => ask(listPlayerSessions, { username }, { signal }),
  });

export const useNotes = (username: string) =>
  useQuery({
    queryKey: keyOf(username, 'notes'),
    queryFn: ({ signal }) => ask(listPlayerNotes, { username }, { signal }),
  });

export const useFreeBets = (username: string) =>
  useQuery({
    queryKey: keyOf(username, 'free-bets'),
    queryFn: ({ signal }) => ask(listFreeBets, { username }, { signal }),
  });

export const useFreeSpins = (username: string) =>
  useQuery({
    queryKey: keyOf(username, 'free-spins'),
    queryFn: ({ signal }) => ask(listFreeSpins, { username }, { signal }),
  });

export const useMarketing = (username: string) =>
  useQuery({
    queryKey: keyOf(username, 'marketing'),
    queryFn: ({ signal }) => ask(showMarketing, { username }, { signal }),
  });

/** A change of a player, after which all that is known of the player is read again. */
function useChange<C extends AnsweredCall>(named: C, username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<C['input']>) => ask(named, input),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['player', username] }),
  });
}

/** Asks for all that is known of a player now. */
export function useFreshPlayer(username: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['player', username] });
}

export const useChangePlayer = (username: string) => useChange(patchPlayer, username);
export const useEndSessions = (username: string) => useChange(endPlayerSessions, username);
export const useAddNote = (username: string) => useChange(addPlayerNote, username);
export const useOfferFreeBet = (username: string) => useChange(offerFreeBet, username);
export const useConfirmFreeBet = (username: string) => useChange(confirmFreeBet, username);
export const usePromote = (username: string) => useChange(promoteTo, username);
export const useRefuseFreeBet = (username: string) => useChange(refuseFreeBet, username);
export const useOfferFreeSpins = (username: string) => useChange(offerFreeSpins, username);
export const useConfirmFreeSpins = (username: string) => useChange(confirmFreeSpins, username);
export const useRefuseFreeSpins = (username: string) => useChange(refuseFreeSpins, username);
export const useEndFreeSpins = (username: string) => useChange(endFreeSpins, username);
