import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import { BetsList } from './bets-list';

export interface OpenBetsProps {
  /** Limits the list to this event; default: all events. */
  eventId?: string;
}

/** Open bets beside their markets. */
export function OpenBets({ eventId }: OpenBetsProps) {
  const t = useText('exchange');
  return (
    <Card title={t('bets.title')}>
      <BetsList eventId={eventId} />
    </Card>
  );
}
