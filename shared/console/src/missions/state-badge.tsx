import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import type { PlannedMission } from '@site/platform-operator/calls';

const VARIANTS = {
  proposed: 'new',
  refused: 'quiet',
  withdrawn: 'quiet',
  upcoming: 'new',
  running: 'good',
  over: 'quiet',
} as const satisfies Record<PlannedMission['state'], string>;

/** Label of the state of a mission. */
export function StateBadge({ state }: Pick<PlannedMission, 'state'>) {
  const t = useText('console');
  return <Badge variant={VARIANTS[state]}>{t(`missions.state.${state}`)}</Badge>;
}
