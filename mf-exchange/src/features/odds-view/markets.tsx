import { memo, useDeferredValue } from 'react';
import type { EventItem, MarketState } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { NoData, Spoken } from '@site/ui';
import { useStructure, type LiveEvent } from '#markets';
import { BookmakerTable } from './bookmaker-table';
import { EventOver } from './event-over';
import { FancySection } from './fancy-section';
import { LoadingOdds } from './loading-odds';
import { MatchOddsTable } from './match-odds-table';
import { StaleBanner } from './stale-banner';
import { useAnnouncement } from './use-announcement';

export interface MarketsProps {
  live: LiveEvent;
  sport: string;
}

const OVER: readonly MarketState[] = ['CLOSED', 'SETTLED', 'VOIDED'];

/** All tables of the event; renders when markets come and go, not when prices or the player's balance change. */
export const Markets = memo(function Markets({ live, sport }: MarketsProps) {
  const t = useText('exchange');
  useStructure(live);
  const market = live.matchOdds();
  const event = live.event();

  const hasCome = market !== null || live.status() === 'live';
  // A phone needs a tenth of a second for the first tables; deferred, React renders them in steps, between which the page answers.
  const isShown = useDeferredValue(hasCome);
  if (!hasCome || !isShown) return <LoadingOdds />;
  if (event?.isOver || (market && OVER.includes(market.status))) return <EventOver eventId={live.eventId} />;
  return (
    <>
      <Announcement live={live} />
      <StaleBanner live={live} />
      {market ? <MatchOddsTable live={live} market={market} sport={sport} /> : <NoData text={t('oddsView.noMarket')} />}
      {event && <SideMarkets live={live} event={event} sport={sport} />}
    </>
  );
});

function SideMarkets({ live, event, sport }: MarketsProps & { event: EventItem }) {
  return (
    <>
      {Object.entries(event.bookmaker).map(([id, bookmaker]) => (
        <BookmakerTable key={id} live={live} id={id} market={bookmaker} sport={sport} />
      ))}
      <FancySection live={live} markets={Object.values(event.fancy2)} sport={sport} />
    </>
  );
}

interface AnnouncementProps {
  live: LiveEvent;
}

function Announcement({ live }: AnnouncementProps) {
  const t = useText('exchange');
  const said = useAnnouncement(live);
  return <Spoken role="status">{said && t(said)}</Spoken>;
}
