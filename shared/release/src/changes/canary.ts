import type { ChannelDocument, LiveRelease } from '@site/remote/manifest';
import type { ChannelChange } from '../channel/channel';
import { ReleaseRefusal } from '../store/store';
import { activateChange, requireLasting } from './activate';
import { liveOf, reasonFor, type Author, type Before } from './author';

/** Release that a share of the devices runs. */
export interface CanaryShare {
  remote: string;
  release: string;
  /** Of the devices, 0 to 100. */
  percent: number;
}

/**
 * Lets a share of the devices run a release, or changes the share.
 * @throws ReleaseRefusal for the shell, an area that is not live, the live release itself, a development build or a revoked release
 */
export function startCanaryChange(before: Before, author: Author, { remote, release, percent }: CanaryShare): ChannelChange {
  requireRemote(remote);
  const live = liveOf(before, remote);
  requireLasting(before, { name: remote, release });
  if (live.release === release)
    throw new ReleaseRefusal(`${remote} ${release} is live for everybody already. Publish or name another release.`);
  return {
    remotes: { ...before?.remotes, [remote]: { ...live, canary: { release, percent } } },
    entry: {
      ...author,
      action: 'canary',
      remote,
      release,
      from: live.release,
      reason: reasonFor(`${percent} %`, author),
    },
  };
}

/** Makes the canary live for everybody. @throws ReleaseRefusal while the area has no canary, or when its release was revoked */
export function promoteCanaryChange(before: Before, author: Author, remote: string): ChannelChange | null {
  const { release, percent } = canaryOf(before, remote);
  return activateChange(before, { ...author, reason: reasonFor(`promoted from ${percent} %`, author) }, [{ name: remote, release }]);
}

/** Brings every device back to the live release. @throws ReleaseRefusal while the area has no canary */
export function abortCanaryChange(before: Before, author: Author, remote: string): ChannelChange {
  const { release } = canaryOf(before, remote);
  const { canary: _, ...live } = liveOf(before, remote);
  return {
    remotes: { ...before?.remotes, [remote]: live },
    entry: {
      ...author,
      action: 'canary',
      remote,
      release,
      from: live.release,
      reason: reasonFor('aborted', author),
    },
  };
}

/** Canary of an area: its release and its percentage of the devices. @throws ReleaseRefusal while the area has none */
export function canaryOf(before: ChannelDocument | null, remote: string): NonNullable<LiveRelease['canary']> {
  requireRemote(remote);
  const { canary } = liveOf(before, remote);
  if (canary) return canary;
  throw new ReleaseRefusal(`${remote} has no canary. Start one: npm run release -- canary ${remote} start --percent 10.`);
}

function requireRemote(remote: string) {
  if (remote.startsWith('mf-')) return;
  throw new ReleaseRefusal(
    `${remote} has no canary: it starts the page before a device is known. Try a release of it in a channel of its own (CHANNEL=trial), or activate it.`,
  );
}
