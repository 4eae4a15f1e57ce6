import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from '@site/api/schema';
import { addOperator, changeOperator, endOperator, inviteOperator, listOperators } from '@site/platform-operator/calls';
import { ask, type AnsweredCall } from '#calls';

const KEY = ['people'];

/** People who run the site, and those who did. */
export const usePeople = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(listOperators, {}, { signal }) });

/** A change of the list, which is read again after it. */
function useChange<C extends AnsweredCall>(named: C) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<C['input']>) => ask(named, input),
    onSuccess: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useAddPerson = () => useChange(addOperator);
export const useChangeRights = () => useChange(changeOperator);
export const useInvite = () => useChange(inviteOperator);
export const useEndPerson = () => useChange(endOperator);
