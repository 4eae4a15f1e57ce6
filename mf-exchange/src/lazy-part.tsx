import { useState, type ComponentType } from 'react';
import { CrashBoundary, LazyPage } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';

export interface LazyPartProps {
  /** Loads the content; the same function at every render. */
  load: () => Promise<ComponentType>;
}

/** Content whose code loads when it is shown, and can be asked for again when it did not load. */
export function LazyPart({ load }: LazyPartProps) {
  const [crash, setCrash] = useState<unknown>(null);
  if (crash !== null) return <LoadFailure onRetry={() => setCrash(null)} />;
  return (
    <CrashBoundary onCrash={setCrash}>
      <LazyPage load={load} fallback={<Skeleton />} />
    </CrashBoundary>
  );
}
