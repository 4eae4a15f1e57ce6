import { useText } from '@site/i18n';
import { Link, useSearchParams, useShell } from '@site/remote';
import { LinkButton, NoData } from '@site/ui';
import { OpenBets } from '#bets';
import { ExchangeFrame } from '#exchange-frame';
import { useLiveEvent, type LiveEvent } from '#markets';
import { IN_PLAY } from '#paths';
import { CashOut } from '#cash-out';
import { BetSlip } from '#slip';
import { EventHead } from './event-head';
import { Markets } from './markets';
import { readOddsView, type OddsViewParams } from './odds-view.rules';
import { ScoreFrame } from './score-frame';
import { StreamFrame } from './stream-frame';
import styles from './odds-view.module.css';

/** One event: its picture and score, its three kinds of markets, and the slip. */
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
  return (
    <ExchangeFrame rail={<Rail live={live} />}>
      <EventHead live={live} sport={sport} previousPath={previousPath} />
      <div className={styles.frames} data-layout={isPhone ? 'mobile' : 'desktop'}>
        <StreamFrame eventId={eventId} />
        <ScoreFrame eventId={eventId} />
      </div>
      <Markets live={live} sport={sport ?? 'cricket'} />
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
