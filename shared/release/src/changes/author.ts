import type { ChannelDocument } from '@site/remote/manifest';
import { ReleaseRefusal } from '../store/store';

/** Person who makes a change, and the reason; all of it goes into the log. */
export interface Author {
  /** Holder of the key that signs the change. */
  actor: string;
  /** Note from the environment, e.g. the shift or the pipeline. */
  note?: string;
  reason?: string;
}

/** Area and release in the log line of a change of the whole channel. */
export const WHOLE_CHANNEL = { remote: '*', release: '-' } as const;

/** Text for the log: the action, then the author's reason. */
export const reasonFor = (done: string, { reason }: Author) => (reason ? `${done}, ${reason}` : done);

/** One release of one area, named for a change. */
export interface Candidate {
  name: string;
  release: string;
}

/** Channel document that a change starts from; null while the channel has none. */
export type Before = ChannelDocument | null;

/**
 * Live release of an area, with its step back and its canary.
 * @throws ReleaseRefusal while nothing of that area is live
 */
export function liveOf(before: Before, remote: string) {
  const live = before?.remotes[remote];
  if (live) return live;
  const known = Object.keys(before?.remotes ?? {}).join(', ');
  throw new ReleaseRefusal(
    `Nothing of ${remote} is live${known ? `; live are ${known}` : ''}. Deploy it first: npm run release -- deploy ${remote}.`,
  );
}

/** True when the channel has revoked this release of the area. */
export const isRevoked = (before: Before, { name, release }: Candidate) => before?.revoked[name]?.includes(release) ?? false;
