import type { Mission, MissionRun } from '@site/api/contracts/rewards';
import { paisaOfTaka } from '@site/api/money';
import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { formatCount, formatDate, formatDateTime, formatMoney, paisaOf, useLanguage, useText } from '@site/i18n';
import { Button, LoadFailure, Money, NoData, Skeleton } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { LevelBar } from '@site/ui/level-bar';
import { useClaim, useMissions } from './missions.queries';
import styles from './missions.module.css';

/** Missions of now with the player's progress, and their rules. */
export function MissionList() {
  const t = useText('rewards');
  const { data, isError, error, refetch } = useMissions();
  if (data?.length === 0) return <NoData text={t('missions.none')} />;
  if (data)
    return (
      <>
        <ul className={styles.list} aria-label={t('missions.title')}>
          {data.map((mission) => (
            <MissionCard key={mission.id} mission={mission} />
          ))}
        </ul>
        <p className={styles.note}>{t('missions.rule')}</p>
      </>
    );
  if (isError) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <div role="status" aria-busy="true" aria-label={t('missions.title')}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}

function MissionCard({ mission }: { mission: Mission }) {
  const t = useText('rewards');
  const language = useLanguage();
  const { name, name_bn: nameBn, goal, target, least_stake: least, game_type: type, period, prize, last_day: lastDay, runs } = mission;
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>{language === 'bn' ? nameBn : name}</h2>
      <p className={styles.prize}>
        <Money amount={prize} /> <span className={styles.note}>{t(`missions.each.${period}`)}</span>
      </p>
      <p className={styles.goal}>
        {t(`missions.goal.${goal}`, {
          target: targetText(mission, target),
          games: type ? t(GAME_TYPE_NAMES[type]) : t('tournaments.allGames'),
        })}{' '}
        {paisaOf(least) > 0n && t('missions.least', { least: formatMoney(paisaOf(least)) })}
      </p>
      {runs.map((run) => (
        <Run key={run.day} mission={mission} run={run} />
      ))}
      <p className={styles.note}>{t('missions.until', { day: formatDate(lastDay) })}</p>
    </li>
  );
}

/** Rounds, or money for a goal of turnover. */
function targetText({ goal }: Pick<Mission, 'goal'>, count: number) {
  return goal === 'rounds' ? formatCount(count) : formatMoney(paisaOfTaka(count));
}

/** Progress of one day or week, with the claim of its prize. */
function Run({ mission, run }: { mission: Mission; run: MissionRun }) {
  const t = useText('rewards');
  const { mutate, isPending } = useClaim();
  const { day, until, claim_until: claimUntil, done, is_done: isDone, claimed_at: claimedAt } = run;
  const shown = t('missions.done', {
    done: targetText(mission, Math.min(done, mission.target)),
    target: targetText(mission, mission.target),
  });
  return (
    <div className={styles.run}>
      <LevelBar
        percent={Math.floor((100 * done) / mission.target)}
        label={t('missions.progress', { day: formatDate(day) })}
        from={shown}
        to={t('missions.ends', { time: formatDateTime(until) })}
      />
      {claimedAt !== null && <Badge variant="good">{t('missions.claimed', { time: formatDateTime(claimedAt) })}</Badge>}
      {isDone && claimedAt === null && (
        <p className={styles.claim}>
          <Button isBusy={isPending} onClick={() => mutate({ id: mission.id, day })}>
            {t('missions.claim', { prize: formatMoney(paisaOf(mission.prize)) })}
          </Button>
          <span className={styles.note}>{t('missions.claimUntil', { time: formatDateTime(claimUntil) })}</span>
        </p>
      )}
    </div>
  );
}
