import type { ChannelDocument } from '@site/remote/manifest';
import { ReleaseRefusal } from '../store/store';

/** Who asks for a change, and why. */
export interface Author {
  /** Holder of the key that signs the change. */
  actor: string;
  /** Note from the environment, e.g. the shift or the pipeline. */
  note?: string;
  reason?: string;
}

/** What was done, then what the author says of it. */
export const reasonFor = (done: string, { reason }: Author) => (reason ? `${done}, ${reason}` : done);

/** One release of one area. */
export interface Candidate {
  name: string;
  release: string;
}

export type Before = ChannelDocument | null;

/** @throws ReleaseRefusal while nothing of that area is live */
export function liveOf(before: Before, remote: string) {
  const live = before?.remotes[remote];
  if (live) return live;
  const known = Object.keys(before?.remotes ?? {}).join(', ');
  throw new ReleaseRefusal(
    `Nothing of ${remote} is live${known ? `; live are ${known}` : ''}. Deploy it first: npm run release -- deploy ${remote}.`,
  );
}

export const isRevoked = (before: Before, { name, release }: Candidate) => before?.revoked[name]?.includes(release) ?? false;
