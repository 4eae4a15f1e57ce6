import type { ChannelDocument } from '@site/remote/manifest';
import type { LogEntry } from '../store/log-line';

/**
 * The releases of an area that were live and were not left because something was wrong with them; the live one first, then
 * what it replaced, and so on. Going back takes what it leaves off the list, so that going back twice never leads forward again
 * to what was bad; revoked releases are not in it.
 */
export function goodReleases(entries: readonly LogEntry[], before: ChannelDocument, remote: string): readonly string[] {
  const goods = entries.filter((entry) => entry.remote === remote).reduce(follow, []);
  const live = before.remotes[remote];
  const revoked = before.revoked[remote] ?? [];
  const fromTheLog = goods.at(-1) === live?.release ? goods.toReversed() : [live?.release, live?.stepBack];
  return fromTheLog.filter((release) => release !== undefined && !revoked.includes(release)) as string[];
}

function follow(goods: readonly string[], { action, release }: LogEntry): readonly string[] {
  if (action === 'activate') return [...goods.filter((good) => good !== release), release];
  if (action !== 'rollback') return goods;
  const at = goods.lastIndexOf(release);
  return at < 0 ? [...goods.slice(0, -1), release] : goods.slice(0, at + 1);
}
