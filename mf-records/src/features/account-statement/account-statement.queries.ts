import { call } from '@site/api';
import { getStatement } from '@site/api/contracts/records';
import { useQuery, useShell } from '@site/remote';

export function useStatement() {
  const remoteId = useShell().session.player?.remoteId ?? '';
  return useQuery({
    queryKey: ['records', 'statement', remoteId],
    queryFn: ({ signal }) => call(getStatement, {}, { signal }),
    enabled: remoteId !== '',
  });
}
