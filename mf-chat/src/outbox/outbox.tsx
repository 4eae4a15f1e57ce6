import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useEvents, useShell } from '@site/remote';
import { createSender } from './create-sender';
import { openKeptOutbox } from './persisted-outbox';
import { usePostMessage } from './outbox.queries';
import { SenderContext } from './use-outbox';

/** Sends the waiting messages while any screen below it is mounted. */
export function Outbox({ children }: { children: ReactNode }) {
  const remoteId = useShell().session.player?.remoteId ?? '';
  // The key drops all state when the player changes.
  return (
    <OutboxOf key={remoteId} remoteId={remoteId}>
      {children}
    </OutboxOf>
  );
}

function OutboxOf({ remoteId, children }: { remoteId: string; children: ReactNode }) {
  const { mutateAsync: post } = usePostMessage(remoteId);
  const [sender] = useState(() =>
    createSender({ outbox: openKeptOutbox(remoteId), post: (entry, onProgress) => post({ entry, onProgress }) }),
  );

  useEffect(() => {
    sender.start();
    return sender.stop;
  }, [sender]);

  useEvents({ hello: () => sender.flush() });
  const handleReturn = useEffectEvent(() => !document.hidden && sender.flush());
  useEffect(() => {
    window.addEventListener('online', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('online', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, []);

  return <SenderContext value={sender}>{children}</SenderContext>;
}
