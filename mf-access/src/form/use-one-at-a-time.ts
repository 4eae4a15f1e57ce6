import { useRef } from 'react';

/** Ignores a submit while the one before still runs, so that Enter and a click at the same moment send one request. */
export function useOneAtATime<Input>(send: (input: Input) => Promise<unknown>) {
  const isSending = useRef(false);
  return async (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    await send(input).finally(() => {
      isSending.current = false;
    });
  };
}
