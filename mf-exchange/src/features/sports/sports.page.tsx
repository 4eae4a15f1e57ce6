import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useChoice } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { EventGroup, EventsSkeleton, NoEvents, SPORT_NAMES, useSportEvents } from '#event-list';
import { ExchangeFrame } from '#exchange-frame';
import { dayName, meetingsOf } from './sports.rules';
import styles from './sports.module.css';

/** All events of one sport, by competition and day. @see EXCHANGE-005, N-51 */
export function SportsPage() {
  const t = useText('exchange');
  const { current, choose } = useChoice('sport', EXCHANGE_SPORTS);
  const tabs = EXCHANGE_SPORTS.map((id) => ({ id, label: t(SPORT_NAMES[id]) }));
  return (
    <ExchangeFrame title={t('nav.sports')}>
      <div>
        <Tabs label={t('nav.sports')} tabs={tabs} current={current} onChange={choose}>
          <SportEventList sport={current} />
        </Tabs>
      </div>
    </ExchangeFrame>
  );
}

function SportEventList({ sport }: { sport: ExchangeSport }) {
  const t = useText('exchange');
  const { events, isPending, isFailed, retry } = useSportEvents();
  const meetings = meetingsOf(events.filter((event) => event.sport === sport));
  if (isPending) return <EventsSkeleton />;
  if (!meetings.length) return <NoEvents text={t('events.none')} onRetry={isFailed ? retry : undefined} />;
  return (
    <div className={styles.meetings}>
      {meetings.map(({ competition, moment, events: ofMeeting }) => (
        <EventGroup
          key={`${competition} ${moment}`}
          sport={sport}
          title={t('sports.meeting', { competition, day: t(dayName(moment, Date.now())) })}
          events={ofMeeting}
          hasCompetition={false}
        />
      ))}
    </div>
  );
}
