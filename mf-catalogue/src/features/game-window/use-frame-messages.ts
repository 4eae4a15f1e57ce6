import { useEffect, useRef, type RefObject } from 'react';
import { messageOf, type OpenGame } from './game-window.rules';

/** Calls the listener with the type of each message of this window's own game. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, session }: Pick<OpenGame, 'url' | 'session'>,
  onMessage: (type: string) => void,
) {
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });

  useEffect(() => {
    const handleMessage = (message: MessageEvent) => {
      const type = messageOf(message, { url, session }, frame.current?.contentWindow);
      if (type !== null) listener.current(type);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, url, session]);
}
