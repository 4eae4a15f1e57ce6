import { useQuery } from '@tanstack/react-query';
import { readHealth } from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';

/** The processes write a number each 15 s, so a shorter pause would show nothing new. */
const REFRESH_MS = 15_000;

/** Numbers of the servers in the last hour, and the state of each rule. */
export const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => ask(readHealth, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
    refetchOnWindowFocus: 'always',
  });
