import { useRef } from 'react';
import { useText } from '@site/i18n';
import { Link, useSearchParams, useShell, useQuery } from '@site/remote';
import { LinkButton, NoData } from '@site/ui';
import { OpenBets } from '#bets';
import { ExchangeFrame } from '#exchange-frame';
import { useLiveEvent, type LiveEvent } from '#markets';
import { OneTapPlace, useOneTap } from '#one-tap';
import { IN_PLAY } from '#paths';
import { CashOut } from '#cash-out';
import { BetSlip } from '#slip';
import { TicketPlace } from '#ticket';
import { EventHead } from './event-head';
import { LiveFrame } from './live-frame';
import { Markets } from './markets';
import { scoreAddressQuery, streamAddressQuery } from './odds-view.queries';
import { readOddsView, type OddsViewParams } from './odds-view.rules';
import { TradingKeysPlace } from './trading-keys-place';
import styles from './odds-view.module.css';

/** One event: its stream and score, its three kinds of markets, and the slip. */
export function OddsViewPage() {
  const t = useText('exchange');
  const [params] = useSearchParams();
  const address = readOddsView(params);
  if (address) return <OddsView key={`${address.eventId} ${address.marketId}`} {...address} />;
  return (
    <ExchangeFrame title={t('oddsView.title')}>
      <NoData text={t('oddsView.noEvent')}>
        <LinkButton as={Link} to={IN_PLAY}>
          {t('oddsView.toInPlay')}
        </LinkButton>
      </NoData>
    </ExchangeFrame>
  );
}

function OddsView({ eventId, marketId, sport, previousPath }: OddsViewParams) {
  const live = useLiveEvent(eventId, marketId);
  const isPhone = useShell().layout === 'mobile';
  const trading = useRef<HTMLDivElement>(null);
  const isOneTap = useOneTap() !== null;
  return (
    <ExchangeFrame rail={<Rail live={live} />}>
      <EventHead live={live} sport={sport} previousPath={previousPath} />
      <div className={styles.frames} data-layout={isPhone ? 'mobile' : 'desktop'}>
        <StreamFrame eventId={eventId} />
        <ScoreFrame eventId={eventId} />
      </div>
      <div ref={trading} className={styles.trading} data-one-tap={isOneTap || undefined}>
        <OneTapPlace />
        <TicketPlace live={live} sport={sport ?? 'cricket'} />
        <Markets live={live} sport={sport ?? 'cricket'} />
        {!isPhone && <TradingKeysPlace markets={trading} />}
      </div>
    </ExchangeFrame>
  );
}

function Rail({ live }: { live: LiveEvent }) {
  return (
    <div className={styles.rail}>
      <BetSlip live={live} />
      <CashOut live={live} />
      <OpenBets eventId={live.eventId} />
    </div>
  );
}

interface ScoreFrameProps {
  eventId: string;
}

function ScoreFrame({ eventId }: ScoreFrameProps) {
  const t = useText('exchange');
  const { data, isError } = useQuery(scoreAddressQuery(eventId));
  return <LiveFrame title={t('frame.score')} address={isError ? null : data} shape="board" none={t('frame.score.none')} />;
}

interface StreamFrameProps {
  /** Also the channel id of its stream. @see N-55 */
  eventId: string;
}

function StreamFrame({ eventId }: StreamFrameProps) {
  const t = useText('exchange');
  const { data, isError } = useQuery(streamAddressQuery(eventId));
  return <LiveFrame title={t('frame.stream')} address={isError ? null : data} shape="picture" none={t('frame.stream.none')} />;
}
