import { useRef } from 'react';

/** Lets the next submit in only when the one before has ended: Enter and a click in the same moment are one request. */
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
