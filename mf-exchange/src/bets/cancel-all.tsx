import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { useCancelBets } from './bets.queries';
import { refusalText } from './refusal-text.rules';

export function CancelAll({ bets }: { bets: readonly Bet[] }) {
  const t = useText('exchange');
  const { send: cancelAll, isPending, error } = useCancelBets();
  return (
    <>
      <FormError message={error && refusalText(t, error)} />
      <Button variant="outline" size="s" isBusy={isPending} onClick={() => cancelAll(bets.map(({ bet_id }) => bet_id))}>
        {t(isPending ? 'bet.cancelling' : 'bets.cancelAll')}
      </Button>
    </>
  );
}
