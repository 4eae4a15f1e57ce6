import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import { BetsList } from './bets-list';

export interface OpenBetsProps {
  /** Only those of this event; of all when left out. */
  eventId?: string;
}

/** Open bets beside the markets that they stand in. */
export function OpenBets({ eventId }: OpenBetsProps) {
  const t = useText('exchange');
  return (
    <Card title={t('bets.title')}>
      <BetsList eventId={eventId} />
    </Card>
  );
}
