import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptDocument, listDocuments, readDocument, refuseDocument, type ReadDocument } from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';

const KEY = ['identity'];
const REFRESH_MS = 5_000;
const oneKey = (document: string) => [...KEY, document];

/** Documents that wait, the oldest first; asked for again every few seconds while the page is visible. */
export const useDocuments = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(listDocuments, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** One document; another person may decide it meanwhile. */
export const useDocument = (document: string) =>
  useQuery({
    queryKey: oneKey(document),
    queryFn: ({ signal }) => ask(readDocument, { document }, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/**
 * Decides a document; null accepts it, a text refuses it with that reason. The player gets a message.
 * @param onDecided runs before the page shows the decision
 */
export function useDecide(document: string, onDecided: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | null): Promise<ReadDocument> =>
      reason === null ? ask(acceptDocument, { document }) : ask(refuseDocument, { document, reason }),
    onSuccess: (decided) => {
      onDecided();
      client.setQueryData(oneKey(document), decided);
      void client.invalidateQueries({ queryKey: KEY, exact: true });
    },
    // Another person may have decided it.
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
