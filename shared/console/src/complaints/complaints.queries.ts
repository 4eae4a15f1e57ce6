import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerComplaint, closeComplaint, listComplaints, readComplaint, type ReadComplaint } from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';

const KEY = ['complaints'];
const REFRESH_MS = 5_000;
const oneKey = (reference: string) => [...KEY, reference];

/** Complaints, those that wait for an answer first; asked for again every few seconds while the page is visible. */
export const useComplaints = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(listComplaints, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** One complaint with its history, which the player may continue meanwhile. */
export const useComplaint = (reference: string) =>
  useQuery({
    queryKey: oneKey(reference),
    queryFn: ({ signal }) => ask(readComplaint, { reference }, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

function useAnswered() {
  const client = useQueryClient();
  return (complaint: ReadComplaint) => {
    client.setQueryData(oneKey(complaint.reference), complaint);
    void client.invalidateQueries({ queryKey: KEY, exact: true });
  };
}

/** Answers a complaint; the player receives a notice. */
export const useAnswer = (reference: string) =>
  useMutation({ mutationFn: (text: string) => ask(answerComplaint, { reference, text }), onSuccess: useAnswered() });

/** Closes a complaint with last words; the player receives a notice. */
export const useClose = (reference: string) =>
  useMutation({ mutationFn: (text: string) => ask(closeComplaint, { reference, text }), onSuccess: useAnswered() });
