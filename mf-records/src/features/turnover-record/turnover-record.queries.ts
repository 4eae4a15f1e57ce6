import { call } from '@site/api';
import { getTurnovers } from '@site/api/contracts/turnover';
import { useQuery, useShell } from '@site/remote';

/** Tickets of the player. The key is that of the withdrawal's: one answer serves all screens. @see RECORDS-040 */
export function useTurnovers() {
  const remoteId = useShell().session.player?.remoteId ?? '';
  return useQuery({
    queryKey: ['funds', 'turnovers', remoteId],
    queryFn: ({ signal }) => call(getTurnovers, { remote_id: remoteId }, { signal }),
    enabled: remoteId !== '',
    // Playing stakes them: what was known a moment ago is not what is asked for.
    staleTime: 0,
  });
}
