import { useAtomValue } from 'jotai';
import { useLocation } from '@site/remote';
import { situationAtom } from '#composition/routing/current-decision';
import { useInternals } from '#composition/services/internals';

/** What stands at the current path; decided anew when session, layout or maintenance change. */
export function useDecision() {
  const { pathname } = useLocation();
  const { router } = useInternals();
  useAtomValue(situationAtom);
  return router.decideAt(pathname);
}
