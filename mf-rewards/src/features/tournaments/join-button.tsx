import type { Tournament } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { useJoin } from './tournaments.queries';

/** Joins with one press. */
export function JoinButton({ tournament: { id } }: { tournament: Tournament }) {
  const t = useText('rewards');
  const { mutate, isPending } = useJoin();
  return (
    <Button isBusy={isPending} onClick={() => mutate(id)} aria-describedby={`tournament-${id}`}>
      {t('tournaments.join')}
    </Button>
  );
}
