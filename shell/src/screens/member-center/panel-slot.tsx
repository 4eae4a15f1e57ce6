import { useEffect, useRef, useState } from 'react';
import type { PanelName, PanelProps } from '@site/remote';
import { useInternals } from '#composition/services/internals';
import { PartFailure, PartSkeleton } from '#composition/parts/part-state';
import { createRemotePanel, type RemotePanel } from '#composition/remotes/remote-panel';
import type { PartStatus } from '#composition/remotes/remote-part';
import styles from './panel-slot.module.css';

interface PanelSlotProps extends PanelProps {
  panel: PanelName;
  remote: string;
}

/** The slot of one panel of a remote. */
export function PanelSlot({ panel, remote, openTab }: PanelSlotProps) {
  const { remotes, services } = useInternals();
  const slot = useRef<HTMLDivElement>(null);
  const part = useRef<RemotePanel>(null);
  const [status, setStatus] = useState<PartStatus>('loading');

  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const mine = createRemotePanel({ panel, remote }, { host: services.host, remotes, slot: () => element, tell: setStatus, openTab });
    part.current = mine;
    // A microtask, because a React root must not be created or removed while React renders another one.
    queueMicrotask(mine.show);
    return () => queueMicrotask(() => void mine.leave());
  }, [panel, remote, openTab, remotes, services]);

  return (
    <div className={styles.panel} data-panel={panel}>
      <div ref={slot} hidden={status === 'failed'} />
      {status === 'loading' && <PartSkeleton size="block" />}
      {status === 'failed' && <PartFailure size="block" onRetry={() => part.current?.retry()} />}
    </div>
  );
}
