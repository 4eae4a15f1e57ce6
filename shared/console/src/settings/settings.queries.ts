import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from '@site/api/schema';
import { confirmSetting, patchSettings, readSettings, withdrawSetting, type SettingsView } from '@site/platform-operator/calls';
import { ask } from '#calls';

const KEY = ['settings'];

/** Settings with their values, and who changed each last. */
export const useSettings = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(readSettings, {}, { signal }) });

/** A change whose answer is all settings. After a refusal they are read again, because somebody else has changed one. */
function useChange<Input>(send: (input: Input) => Promise<SettingsView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (view) => client.setQueryData(KEY, view),
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useSaveSettings = () => useChange((input: z.input<typeof patchSettings.input>) => ask(patchSettings, input));
export const useConfirmSetting = () => useChange((proposal: number) => ask(confirmSetting, { proposal: String(proposal) }));
export const useWithdrawSetting = () => useChange((proposal: number) => ask(withdrawSetting, { proposal: String(proposal) }));
