import { ApiError, call } from '@site/api';
import {
  confirmTwoStep,
  endOtherSessions,
  endSessionById,
  listLogIns,
  listSessions,
  nameDevice,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
  twoStepState,
} from '@site/api/contracts/security';
import type { PageSize } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';
import { queryOptions, useMutation, useQueryClient } from '@site/remote';
import type { PlayersProof } from './proof-form';
import { whereaboutsOf, type Whereabouts } from './security.rules';

const REFRESH_MS = 60_000;

const root = (remoteId: string) => ['access', 'security', remoteId];

/** The platform returns devices and places in the language of the request, so the language is part of the key. */
export const sessionsQuery = (remoteId: string, language: Language) =>
  queryOptions({
    queryKey: [...root(remoteId), 'sessions', language],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }).then(({ data }) => whereaboutsOf(data)),
    refetchInterval: REFRESH_MS,
  });

export type Ending = Whereabouts | 'others';

const endOne = (id: number) => call(endSessionById, { id }).catch(unlessGone);

const unlessGone = (problem: unknown) => {
  if (problem instanceof ApiError && problem.code === 'platform.not_found') return;
  throw problem;
};

export function useEndSession(remoteId: string, onEnded: () => void) {
  const cache = useQueryClient();
  return useMutation<unknown, ApiError, Ending>({
    mutationFn: (ending) => (ending === 'others' ? call(endOtherSessions, {}) : Promise.all(ending.ids.map(endOne))),
    retry: false,
    onSuccess: onEnded,
    onSettled: () => cache.invalidateQueries({ queryKey: [...root(remoteId), 'sessions'] }),
  });
}

export function useNameDevice(remoteId: string) {
  const cache = useQueryClient();
  return useMutation<unknown, ApiError, { id: number; name: string }>({
    mutationFn: (named) => call(nameDevice, named),
    retry: false,
    onSettled: () => cache.invalidateQueries({ queryKey: [...root(remoteId), 'sessions'] }),
  });
}

export const twoStepQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...root(remoteId), 'two-step'],
    queryFn: ({ signal }) => call(twoStepState, {}, { signal }),
  });

/**
 * Mutations of the authenticator app; each sends a proof. The state is reloaded after a refusal, too, because another tab may have changed
 * it.
 */
export function useTwoStep(remoteId: string) {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: twoStepQuery(remoteId).queryKey });
  return {
    start: useMutation({ mutationFn: ({ password }: PlayersProof) => call(startTwoStep, { password }), retry: false, onSettled }),
    confirm: useMutation({ mutationFn: ({ code }: PlayersProof) => call(confirmTwoStep, { code }), retry: false, onSettled }),
    renew: useMutation({ mutationFn: (proof: PlayersProof) => call(renewRecoveryCodes, proof), retry: false, onSettled }),
    stop: useMutation({ mutationFn: (proof: PlayersProof) => call(stopTwoStep, proof), retry: false, onSettled }),
  };
}

/** While another page loads, the page before stays. */
export const logInsQuery = (remoteId: string, language: Language, { page, pageSize }: { page: number; pageSize: PageSize }) =>
  queryOptions({
    queryKey: [...root(remoteId), 'log-ins', language, page, pageSize],
    queryFn: ({ signal }) => call(listLogIns, { page, per_page: pageSize }, { signal }),
    placeholderData: (before) => before,
  });
