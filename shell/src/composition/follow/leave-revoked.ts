import type { ChannelDocument } from '@site/remote';
import type { RemoteArea } from '../remotes/remote-area';
import { isRevoked } from '../releases/candidates';
import { releaseMarks } from '#core/session/release-marks';

interface LeaveParts<Area> {
  areas: ReadonlyMap<string, Area>;
  current(): ChannelDocument;
  safePoint(): Promise<void>;
  /** @returns true when another release is mounted now */
  swap(remote: string, area: Area): Promise<boolean>;
  onSwapped(): void;
  /** Name and release of the shell that runs in this page. */
  host: { name: string; release: string } | null;
  reload(): void;
}

/** Removes revoked releases from the page, at a safe point. */
export function createLeaving<Area extends Pick<RemoteArea, 'mounted'>>(parts: LeaveParts<Area>) {
  const { areas, current, safePoint, swap, onSwapped, host, reload } = parts;
  const leaving = new Set<string>();
  const isBanned = (remote: string, release: string | undefined) => release !== undefined && isRevoked(current(), remote, release);

  async function leave(remote: string, area: Area) {
    if (leaving.has(remote)) return;
    leaving.add(remote);
    await safePoint();
    const isDone = isBanned(remote, area.mounted()) && (await swap(remote, area));
    leaving.delete(remote);
    if (isDone) onSwapped();
  }

  async function leaveHost() {
    const mayReload = () => releaseMarks.reloaded() !== current().serial;
    if (!host || !isBanned(host.name, host.release) || leaving.has(host.name) || !mayReload()) return;
    leaving.add(host.name);
    await safePoint();
    releaseMarks.keepReloaded(current().serial);
    // Reload only when the mark was stored: without it the page would reload again and again.
    if (!mayReload()) reload();
  }

  return function leaveRevoked() {
    for (const [remote, area] of areas) if (isBanned(remote, area.mounted())) void leave(remote, area);
    void leaveHost();
  };
}
