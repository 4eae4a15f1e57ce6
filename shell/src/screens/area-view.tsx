import { useAtomValue } from 'jotai';
import { areaAtom } from '#composition/remotes/area.atoms';
import { useInternals } from '#composition/services/internals';
import { PartFailure, PartSkeleton } from '#composition/parts/part-state';

/** What stands over the slot while its remote is on the way, or when none of its releases runs. */
export function AreaView({ remote }: { remote: string }) {
  const { areas } = useInternals();
  const area = useAtomValue(areaAtom);
  if (area.status === 'shown') return null;
  return area.status === 'failed' ? <PartFailure onRetry={() => areas.get(remote)?.retry()} /> : <PartSkeleton />;
}
