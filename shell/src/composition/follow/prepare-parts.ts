import { prepareCalls } from '@site/api';
import { prepareDialogs } from '@site/ui';

const FIRST_SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Fetches the code of dialogs, posts and calls for players at the first sign of a player at the page, so that no press waits for it. A
 * part that cannot be fetched is requested again when it is needed.
 * @returns a function that stops it
 */
export function prepareParts(prepare: () => Promise<unknown> = () => Promise.allSettled([prepareDialogs(), prepareCalls()])) {
  const control = new AbortController();
  const handleSign = () => {
    control.abort();
    void prepare();
  };
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, handleSign, { signal: control.signal, capture: true, passive: true });
  return () => control.abort();
}
