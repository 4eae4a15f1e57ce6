import type { ExchangeSport, Score } from '@site/api/contracts/exchange';
import { formatDateTime, useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { TextPlace } from '@site/remote/text-place';
import { ScreenTitle } from '@site/ui';
import { BackLink } from '@site/ui/page-head';
import { useScore, useStructure, type LiveEvent } from '#markets';
import { proofOf } from '#paths';
import { InPlayIcon } from './in-play-icon';
import { sportNamed } from './odds-view.rules';
import styles from './event-head.module.css';

export interface EventHeadProps {
  live: LiveEvent;
  /** Sport in the address, used until the event is loaded. */
  sport: ExchangeSport | null;
  previousPath: string;
}

export function EventHead({ live, sport, previousPath }: EventHeadProps) {
  const t = useText('exchange');
  const { layout } = useShell();
  useStructure(live);
  const score = useScore(live);
  const event = live.event();
  const isInPlay = (live.matchOdds()?.inplay ?? event?.inplay) === true && event?.isOver !== true;
  const sportName = t(`sport.${sportNamed(event?.sport) ?? sport ?? 'cricket'}`);

  return (
    <header className={styles.head} data-layout={layout} data-loading={!event || undefined}>
      <div className={styles.line}>
        <BackLink as={Link} to={previousPath}>
          {t('oddsView.back')}
        </BackLink>
        <p className={styles.sport}>
          {sportName}
          {isInPlay && <InPlayIcon label={t('event.inPlay')} />}
        </p>
      </div>
      <ScreenTitle className={styles.name}>{event ? <bdi>{event.name}</bdi> : <TextPlace index={0}>{sportName}</TextPlace>}</ScreenTitle>
      <p className={styles.facts}>
        {event && (
          <>
            <bdi>{event.competition}</bdi>
            {!isInPlay && !event.isOver && <> · {formatDateTime(event.start)}</>}
          </>
        )}
      </p>
      {score ? <ScoreLine score={score} /> : !event && <div className={styles.score} />}
      <Link className={styles.proof} to={proofOf(live.eventId)}>
        {t('proof.link')}
      </Link>
    </header>
  );
}

function ScoreLine({ score: { phase, sides, last } }: { score: Score }) {
  const t = useText('exchange');
  return (
    <div className={styles.score} role="group" aria-label={t('oddsView.score')}>
      <span className={styles.phase}>{t(phase)}</span>
      {sides.map(({ name, score, isAtTurn }) => (
        <span key={name} className={styles.side} data-turn={isAtTurn || undefined}>
          <bdi>{name}</bdi> <strong>{score || '–'}</strong>
        </span>
      ))}
      {last.length > 0 && (
        <span className={styles.last}>
          {last.map((what, index) => (
            <span key={index} className={styles.ball} data-what={what}>
              {what}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
