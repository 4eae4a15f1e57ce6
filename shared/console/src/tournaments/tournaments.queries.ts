import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from '@site/api/schema';
import {
  confirmTournament,
  listTournaments,
  planTournament,
  readTournament,
  refuseTournament,
  withdrawTournament,
} from '@site/platform-operator/calls';
import { ask, type AnsweredCall } from '#calls';

const KEY = ['tournaments'];

/** Tournaments, the newest first. */
export const useTournaments = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(listTournaments, {}, { signal }) });

/** One tournament with its table. */
export const useTournament = (id: string) =>
  useQuery({ queryKey: [...KEY, id], queryFn: ({ signal }) => ask(readTournament, { id }, { signal }) });

/** A change, after which the list and the open one are read again; a refused one means that somebody else has changed it. */
function useChange<C extends AnsweredCall>(named: C) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<C['input']>) => ask(named, input),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

export const usePlanTournament = () => useChange(planTournament);
export const useConfirmTournament = () => useChange(confirmTournament);
export const useRefuseTournament = () => useChange(refuseTournament);
export const useWithdrawTournament = () => useChange(withdrawTournament);
