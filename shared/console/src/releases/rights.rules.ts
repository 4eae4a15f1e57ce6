import { CHANNEL } from '#calls';
import { RELEASE_ROLES, type ReleaseRights, type ReleaseRole } from '@site/api/contracts/releases';

/** Why a person may not change an area; null when it may. */
type Obstacle = 'role' | 'area' | 'channel' | null;

/** Ordered checks, as the release service has them; the first that fails is the obstacle. */
export function obstacleOf(rights: ReleaseRights | null, area: string, least: ReleaseRole): Obstacle {
  if (!rights || RELEASE_ROLES.indexOf(rights.role) < RELEASE_ROLES.indexOf(least)) return 'role';
  if (rights.channels && !rights.channels.includes(CHANNEL)) return 'channel';
  return rights.areas && !rights.areas.includes(area) ? 'area' : null;
}
