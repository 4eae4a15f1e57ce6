import { Route, Routes } from 'react-router-dom';
import { formatDateTime, useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { Session } from '@site/platform-operator/calls';
import { PageBar, PageShape, useFailureText } from '#parts';
import { Alerts } from './alerts';
import { AllChanges } from './all-changes';
import { AreaCard } from './area-card';
import { AreaHistory } from './area-history';
import { ReleaseSheet } from './release-sheet';
import { useCourse, useStatus } from './releases.queries';
import styles from './releases.module.css';

export { default as en } from '#locales/releases/en.json';

/** Every area with its live release, its history and the way back. */
export function ReleasesPage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching, dataUpdatedAt } = useStatus();
  const { data: course } = useCourse();
  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('releases.failed')} message={textOf(error)} onRetry={refetch} />;
  const { areas, problems = [], errorRates = [], telemetryFault, serial, expiresAt } = data;
  const cards = (
    <ul className={styles.areas} aria-label={t('releases.title')}>
      {areas.map((area) => (
        <AreaCard key={area.name} area={area} now={dataUpdatedAt} rights={session.release} rates={errorRates} course={course} />
      ))}
    </ul>
  );
  return (
    <div className={styles.page}>
      <PageBar
        title={t('releases.title')}
        count={areas.length}
        isBusy={isFetching}
        problem={error && t('releases.stale')}
        onRefresh={refetch}
      >
        <p className={styles.lead}>
          {t('releases.lead', { serial })}
          {expiresAt && ` ${t('releases.until', { moment: formatDateTime(expiresAt) })}`}
        </p>
      </PageBar>
      <Alerts rights={session.release} />
      {problems.length > 0 && (
        <div role="alert" className={styles.tampered}>
          <p className={styles.tamperedTitle}>{t('releases.tampered')}</p>
          {problems.map(({ place, message, advice }) => (
            <p key={place} lang="en">{`${place} ${message}. ${advice}`}</p>
          ))}
        </div>
      )}
      {areas.length === 0 ? <NoData text={t('releases.empty')} /> : cards}
      {telemetryFault && <p className={styles.unknown}>{t('figures.unknown', { fault: telemetryFault })}</p>}
      {areas.length > 0 && <AllChanges />}
      <Routes>
        <Route path=":area" element={<AreaHistory areas={areas} rights={session.release} />} />
        <Route path=":area/:release" element={<ReleaseSheet />} />
        <Route path="*" element={null} />
      </Routes>
    </div>
  );
}
