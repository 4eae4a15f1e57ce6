import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import type { PlannedTournament } from '@site/platform-operator/calls';

const VARIANTS = {
  proposed: 'new',
  refused: 'quiet',
  withdrawn: 'quiet',
  upcoming: 'new',
  running: 'good',
  counting: 'good',
  finished: 'quiet',
} as const satisfies Record<PlannedTournament['state'], string>;

/** Label of the state of a tournament. */
export function StateBadge({ state }: Pick<PlannedTournament, 'state'>) {
  const t = useText('console');
  return <Badge variant={VARIANTS[state]}>{t(`tournaments.state.${state}`)}</Badge>;
}
