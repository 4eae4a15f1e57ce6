import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from '@site/api/schema';
import { confirmMission, endMission, listMissions, proposeMission, refuseMission } from '@site/platform-operator/calls';
import { ask, type AnsweredCall } from '#calls';

const KEY = ['missions'];

/** Missions, the newest first. */
export const useMissions = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(listMissions, {}, { signal }) });

/** A change, after which the list is read again; a refused one means that somebody else has changed it. */
function useChange<C extends AnsweredCall>(named: C) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<C['input']>) => ask(named, input),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useProposeMission = () => useChange(proposeMission);
export const useConfirmMission = () => useChange(confirmMission);
export const useRefuseMission = () => useChange(refuseMission);
export const useEndMission = () => useChange(endMission);
