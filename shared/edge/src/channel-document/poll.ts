import type { ChannelPoll, ReleaseStore } from '@site/release';

/** Pause of a look at one small file: it costs about 1 % of a processor, and works on file systems without change events. */
const FILE_MS = 100;
/** A pause is at most this share longer or shorter than its mean, so that edges that began together do not ask together. */
const SPREAD = 0.2;

/** The way in which an edge looks for a newer document in this store. */
export const pollOf = (store: ReleaseStore): ChannelPoll =>
  store.poll ?? { everyMs: FILE_MS, awayMs: FILE_MS, channelText: store.channelText };

/**
 * Pauses between looks. They double with each look that the store does not answer, up to `awayMs`.
 * @returns a function that takes whether the store did not answer, and returns the next pause in ms
 */
export function createPauses({ everyMs, awayMs }: Pick<ChannelPoll, 'everyMs' | 'awayMs'>, random = Math.random) {
  let failures = 0;
  return (isAway: boolean) => {
    failures = isAway ? failures + 1 : 0;
    const mean = failures === 0 ? everyMs : Math.min(everyMs * 2 ** failures, awayMs);
    return mean * (1 + SPREAD * (2 * random() - 1));
  };
}
