import { folderOf, releaseKey, type ChannelDocument } from '@site/remote';

/** One release of a remote that may be loaded. */
export interface Candidate {
  release: string;
  /** Address of `remoteEntry.js`; its container is called after the remote with `_` for `-`. */
  entry: string;
}

/** @returns what a page may load of a remote, the best first */
export function candidatesOf({ remotes, releases }: ChannelDocument, remote: string): readonly Candidate[] {
  const { release, stepBack } = remotes[remote] ?? {};
  return [release, stepBack].flatMap((choice) => {
    const page = choice === undefined ? undefined : releases[releaseKey(remote, choice)];
    return choice && page ? [{ release: choice, entry: folderOf(remote, choice) + page.entry }] : [];
  });
}
