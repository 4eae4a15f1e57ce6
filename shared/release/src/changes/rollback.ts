import type { ChannelDocument } from '@site/remote/manifest';
import type { ChannelChange } from '../channel/channel';
import { ReleaseRefusal } from '../store/store';
import { requireLasting } from './activate';
import { liveOf, type Author } from './author';

/** Area to roll back, with the releases to choose from. */
export interface WayBack {
  remote: string;
  /** Release to go back to; default: the good one before the live one. */
  to?: string;
  /** `goodReleases` of the area. */
  goods: readonly string[];
}

/**
 * Goes back to an older release under a new serial, and ends a canary. Pages then step back to the good release before that one,
 * never to the one that this change leaves.
 * @throws ReleaseRefusal when no release is left to go back to, or when `to` is live already, revoked or a development build
 */
export function rollbackChange(before: ChannelDocument | null, author: Author, { remote, to, goods }: WayBack): ChannelChange {
  const { release: from } = liveOf(before, remote);
  const release = to ?? goods.find((good) => good !== from);
  if (release === undefined) {
    throw new ReleaseRefusal(
      `Nothing good was live of ${remote} before ${from}. Name a release: npm run release -- rollback ${remote} --to <release>; ` +
        `"npm run release -- verify ${remote} --all" lists them.`,
    );
  }
  if (release === from) throw new ReleaseRefusal(`${remote} ${release} is live already. Leave out --to for the one before it.`);
  requireLasting(before, { name: remote, release });
  const stepBack = stepBackAfter(goods, from, release);
  return {
    remotes: { ...before?.remotes, [remote]: { release, ...(stepBack === undefined ? {} : { stepBack }) } },
    entry: { ...author, action: 'rollback', remote, release, from },
  };
}

/** The good release before `release`, the target of the rollback. */
export function stepBackAfter(goods: readonly string[], from: string, release: string): string | undefined {
  return goods.slice(goods.indexOf(release) + 1).find((good) => good !== from && good !== release);
}
