import { useMemo, useState } from 'react';
import { hasTicket } from '@site/api/contracts/exchange';
import { CrashBoundary, LazyPage, useSearchParams } from '@site/remote';
import { withLaterTexts } from '#texts';
import type { LiveEvent } from '#markets';
import { TicketContext } from './ticket-context';

const loadTicket = () => withLaterTexts(import('./shared-ticket').then((module) => module.SharedTicket));

export interface TicketPlaceProps {
  live: LiveEvent;
  sport: string;
}

/** Takes the ticket of a shared link. Its code loads only with such a link; if it does not load, the page is as without a ticket. */
export function TicketPlace({ live, sport }: TicketPlaceProps) {
  const [params] = useSearchParams();
  const [isLinked, setIsLinked] = useState(() => hasTicket(params));
  const event = useMemo(() => ({ live, sport }), [live, sport]);
  if (!isLinked) return null;
  return (
    <TicketContext value={event}>
      <CrashBoundary onCrash={() => setIsLinked(false)}>
        <LazyPage load={loadTicket} fallback={null} />
      </CrashBoundary>
    </TicketContext>
  );
}
