import { HEARTBEAT_MS } from '@site/api/contracts/events';

const SILENCE_MS = 2 * HEARTBEAT_MS;

/** A connection can die without a word; heartbeats come in between. */
export function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
