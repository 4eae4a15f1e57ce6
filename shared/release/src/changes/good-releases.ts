import type { ChannelDocument } from '@site/remote/manifest';
import type { LogEntry } from '../store/log-line';

/**
 * Releases of an area that were live and that nobody left by a rollback or revoked: the live one first, then the one it replaced, and
 * so on. A rollback takes the release that it leaves off the list, so that a second rollback never leads forward to a bad release.
 */
export function goodReleases(entries: readonly LogEntry[], before: ChannelDocument, remote: string): readonly string[] {
  const goods = entries.filter((entry) => entry.remote === remote).reduce(follow, []);
  const live = before.remotes[remote];
  const revoked = before.revoked[remote] ?? [];
  const fromTheLog = goods.at(-1) === live?.release ? goods.toReversed() : [live?.release, live?.stepBack];
  return fromTheLog.filter((release) => release !== undefined && !revoked.includes(release)) as string[];
}

/** Number of releases of an area, with the live one, that must run with those of the other areas. */
const LAST_GOOD = 3;

/** The live release and the good ones before it that people most likely go back to, newest first; fewer while there are fewer. */
export const lastGoodReleases = (entries: readonly LogEntry[], before: ChannelDocument, remote: string): readonly string[] =>
  goodReleases(entries, before, remote).slice(0, LAST_GOOD);

function follow(goods: readonly string[], { action, release }: LogEntry): readonly string[] {
  if (action === 'activate') return [...goods.filter((good) => good !== release), release];
  if (action !== 'rollback') return goods;
  const at = goods.lastIndexOf(release);
  return at < 0 ? [...goods.slice(0, -1), release] : goods.slice(0, at + 1);
}
