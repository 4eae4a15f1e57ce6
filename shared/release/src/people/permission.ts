import { RELEASE_ROLES, type ReleaseRole } from '@site/api/contracts/releases';
import type { Releaser } from './credential';

/** A call, as far as it matters for who may make it. */
export interface CallToPermit {
  verb: string;
  least: ReleaseRole;
  /** Area that the call changes; null when it changes none or all. */
  area: string | null;
  channel: string;
  /** True when the call overrules the gate or leaves a part of it out. */
  isOverruling: boolean;
}

/** True when the role is `least` or more. */
const isAtLeast = (role: ReleaseRole, least: ReleaseRole) => RELEASE_ROLES.indexOf(role) >= RELEASE_ROLES.indexOf(least);

/** Everybody may read all areas and channels, because a release concerns its neighbours. */
const READING: ReleaseRole = 'viewer';

/** @returns why this credential must not make the call; null when it may */
export function refusalOf({ name, role, areas, channels }: Releaser, call: CallToPermit): string | null {
  const { verb, least, area, channel, isOverruling } = call;
  if (!isAtLeast(role, least)) return `"${verb}" needs the role ${least}; ${name} is ${role}.`;
  if (least === READING) return null;
  if (channels && !channels.includes(channel)) return `${name} may change ${channels.join(', ')}, and not the channel ${channel}.`;
  if (areas && (area === null || !areas.includes(area))) return `${name} may change ${areas.join(', ')}, and not ${area ?? 'all areas'}.`;
  if (isOverruling && !isAtLeast(role, 'release-engineer'))
    return `--force and --no-browser need the role release-engineer; ${name} is ${role}.`;
  return null;
}
