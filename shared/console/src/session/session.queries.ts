import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@site/api';
import { joinConsole, lookAtInvitation, readSession, signIn, signOut, type Session } from '@site/platform-operator/calls';
import { ask, connectSession } from '#calls';

const KEY = ['session'];

/** The person of this page. `hasEnded`: the session ended in the middle, and the page waits for the person. */
interface Presence {
  session: Session;
  hasEnded: boolean;
}

/** Null for nobody. A session that is not there any more leaves its person on the page. */
const presenceQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal, client }) =>
    ask(readSession, {}, { signal }).then(present, (problem: unknown) => {
      if (!(problem instanceof ApiError) || problem.kind !== 'unauthenticated') throw problem;
      return endedOf(client);
    }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
});

function present(session: Session): Presence {
  connectSession(session.csrf);
  return { session, hasEnded: false };
}

function endedOf(client: QueryClient): Presence | null {
  const before = client.getQueryData<Presence | null>(KEY);
  return before ? { ...before, hasEnded: true } : null;
}

/** Notes that a call was refused because there is no session any more. */
export function noteFailure(problem: unknown, client: QueryClient) {
  if (problem instanceof ApiError && problem.code === 'platform.unauthenticated') client.setQueryData(KEY, endedOf(client));
}

export const usePresence = () => useQuery(presenceQuery);

const isNotOfSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== KEY[0];

/** Takes a new session; answers that were read for another person are forgotten. */
function useArrival() {
  const client = useQueryClient();
  return (session: Session) => {
    const before = client.getQueryData<Presence | null>(KEY);
    if (before?.session.name !== session.name) client.removeQueries({ predicate: isNotOfSession });
    client.setQueryData(KEY, present(session));
    void client.invalidateQueries({ predicate: isNotOfSession });
  };
}

export function useSignIn() {
  const arrive = useArrival();
  return useMutation({
    mutationFn: (input: { name: string; password: string; code: string }) => ask(signIn, input),
    onSuccess: arrive,
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(signOut, {}),
    onSettled: () => {
      connectSession('');
      client.removeQueries({ predicate: isNotOfSession });
      client.setQueryData(KEY, null);
    },
  });
}

/** Content of a link to join: the name, and the secret for the authenticator app. */
export const useInvitation = (token: string) =>
  useQuery({ queryKey: ['invitation', token], queryFn: () => ask(lookAtInvitation, { token }), staleTime: Number.POSITIVE_INFINITY });

export function useJoin() {
  const arrive = useArrival();
  return useMutation({
    mutationFn: (input: { token: string; password: string; code: string }) => ask(joinConsole, input),
    onSuccess: arrive,
  });
}
