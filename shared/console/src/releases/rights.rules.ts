import { CHANNEL } from '#calls';
import { RELEASE_ROLES, type ReleaseRights } from '@site/api/contracts/releases';

/** Why a person may not take an area back; null when it may. */
type RollbackObstacle = 'role' | 'area' | 'channel' | null;

/** Ordered checks, as the release service has them; the first that fails is the obstacle. */
export function rollbackObstacle(rights: ReleaseRights | null, area: string): RollbackObstacle {
  if (!rights || RELEASE_ROLES.indexOf(rights.role) < RELEASE_ROLES.indexOf('deployer')) return 'role';
  if (rights.channels && !rights.channels.includes(CHANNEL)) return 'channel';
  return rights.areas && !rights.areas.includes(area) ? 'area' : null;
}
