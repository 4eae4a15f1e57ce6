import { ApiError, call } from '@site/api';
import { addToComplaint, fileComplaint, getComplaint, getComplaints, type ComplaintDetails } from '@site/api/contracts/chat';
import { queryOptions, useEvents, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';

const POLL_MS = 10_000;

export const useRemoteId = () => useShell().session.player?.remoteId ?? '';

/** `remoteId` in the key keeps the answers of different players apart. */
const root = (remoteId: string) => ['chat', 'complaints', remoteId];

const listQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...root(remoteId), 'list'],
    queryFn: async ({ signal }) => (await call(getComplaints, {}, { signal })).complaints,
  });

const nullWhereUnknown = (problem: unknown) => {
  if (problem instanceof ApiError && problem.code === 'platform.not_found') return null;
  throw problem;
};

/** Null when the player has no such complaint. */
const oneQuery = (remoteId: string, reference: string) =>
  queryOptions({
    queryKey: [...root(remoteId), reference],
    queryFn: ({ signal }) => call(getComplaint, { reference }, { signal }).catch(nullWhereUnknown),
  });

/** Reloads after an event; polls while there are no events. */
function useNews() {
  const queries = useQueryClient();
  const queryKey = root(useRemoteId());
  const ask = () => void queries.invalidateQueries({ queryKey });
  const isTold = useEvents({ complaint: ask, hello: ask });
  return { refetchInterval: isTold ? (false as const) : POLL_MS };
}

export const useComplaints = () => useQuery({ ...listQuery(useRemoteId()), ...useNews() });
export const useComplaint = (reference: string) => useQuery({ ...oneQuery(useRemoteId(), reference), ...useNews() });

/** The answer is the whole complaint, so its screen can show it at once. */
function useKeepAnswer() {
  const queries = useQueryClient();
  const remoteId = useRemoteId();
  return (complaint: ComplaintDetails) => {
    queries.setQueryData(oneQuery(remoteId, complaint.reference).queryKey, complaint);
    void queries.invalidateQueries({ queryKey: listQuery(remoteId).queryKey });
  };
}

interface Words {
  text: string;
  /** Client key: the platform stores the text once, even when it is sent again. */
  clientKey: string;
}

/** @param onKept runs also when the form was closed meanwhile, so that the draft of a sent text is removed */
export function useFileComplaint(onKept: (complaint: ComplaintDetails, sent: Words) => void) {
  const keepAnswer = useKeepAnswer();
  return useMutation<ComplaintDetails, ApiError, Words & { subject: string }>({
    mutationFn: ({ subject, text, clientKey }) => call(fileComplaint, { subject, text, client_key: clientKey }),
    onSuccess: (complaint, sent) => {
      keepAnswer(complaint);
      onKept(complaint, sent);
    },
  });
}

/** @param onKept runs also when the form was closed meanwhile, so that the draft of a sent text is removed */
export function useWriteMore(reference: string, onKept: (complaint: ComplaintDetails, sent: Words) => void) {
  const queries = useQueryClient();
  const remoteId = useRemoteId();
  const keepAnswer = useKeepAnswer();
  return useMutation<ComplaintDetails, ApiError, Words>({
    mutationFn: ({ text, clientKey }) => call(addToComplaint, { reference, text, client_key: clientKey }),
    onSuccess: (complaint, sent) => {
      keepAnswer(complaint);
      onKept(complaint, sent);
    },
    // Reload, because the complaint may have been closed meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: oneQuery(remoteId, reference).queryKey }),
  });
}
