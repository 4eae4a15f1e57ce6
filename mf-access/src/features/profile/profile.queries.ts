import { asOwner, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';
import { call, type ApiError } from '@site/api';
import {
  addNumber,
  sendNumberCode,
  sendVerificationCode,
  updateProfile,
  verifyEmail,
  verifyNumber,
  verifyPhone,
} from '@site/api/contracts/account';
import { PHONES, phonesQuery, PROFILE, profileQuery } from '@site/remote/reads';
import type { CodeTarget, SentCodes } from './profile.rules';

const useRemoteId = () => useShell().session.player?.remoteId ?? '';

export const useProfile = () => useQuery(profileQuery(useRemoteId()));
export const usePhones = () => useQuery(phonesQuery(useRemoteId()));

/** Reloads the data wherever it is shown. @returns promises that resolve when the new data is there */
export function useReload() {
  const queries = useQueryClient();
  return {
    profile: () => queries.invalidateQueries({ queryKey: PROFILE }),
    phones: () => queries.invalidateQueries({ queryKey: PHONES }),
  };
}

/** Stored in the query cache, so that a countdown continues when the player leaves the page and comes back. */
export function useSentCodes() {
  const queries = useQueryClient();
  const queryKey = ['account', 'sent-codes', useRemoteId()];
  const { data } = useQuery<SentCodes>({ queryKey, queryFn: () => ({}), initialData: {}, enabled: false });
  const keep = ({ kind, value }: CodeTarget, until: number) =>
    queries.setQueryData<SentCodes>(queryKey, (sent) => ({ ...sent, [kind]: { value, until } }));
  return { sent: data, keep };
}

const sendTo = ({ kind, value }: CodeTarget) => {
  if (kind === 'number') return call(sendNumberCode, { phone: value });
  return call(sendVerificationCode, kind === 'email' ? { email: value } : { phone: value });
};

const submitFor = ({ kind, code }: { kind: CodeTarget['kind']; code: string }) => {
  if (kind === 'email') return call(verifyEmail, { code });
  return call(kind === 'phone' ? verifyPhone : verifyNumber, { verification_code: code });
};

export const useSendCode = () => useMutation<unknown, ApiError, CodeTarget>({ mutationFn: sendTo, retry: false });
export const useSubmitCode = () => useMutation<unknown, ApiError, Parameters<typeof submitFor>[0]>({ mutationFn: submitFor, retry: false });

/** Resolves to null when the player does not confirm to be the owner. */
export function useAddNumber() {
  const { dialogs } = useShell();
  return useMutation<{ message: string } | null, ApiError, string>({
    mutationFn: (phone) => asOwner(dialogs.confirmOwner, (confirmation) => call(addNumber, { phone, confirmation })),
    retry: false,
  });
}

export function useSaveBirthday() {
  const remoteId = useRemoteId();
  return useMutation<unknown, ApiError, string>({
    mutationFn: (dofb) => call(updateProfile, { remote_id: remoteId, dofb }),
    retry: false,
  });
}
