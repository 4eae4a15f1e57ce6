import { useEffect, useEffectEvent } from 'react';
import type { EventName, PlatformEvent } from '@site/api/contracts/events';
import { useShell } from './shell-host';

type Handlers = { [N in EventName]?: (data: Extract<PlatformEvent, { name: N }>['data']) => void };

/**
 * Hook that calls the handler of each event by its name while the component is mounted.
 * @returns true while events arrive; poll while it is false
 */
export function useEvents(handlers: Handlers): boolean {
  const { isOpen, listen } = useShell().events;
  const handle = useEffectEvent(({ name, data }: PlatformEvent) => (handlers[name] as ((data: unknown) => void) | undefined)?.(data));
  useEffect(() => listen((event) => handle(event)), [listen]);
  return isOpen;
}
