import { Route, Routes } from 'react-router-dom';
import { formatDateTime, useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { Session } from '@site/platform-operator/calls';
import { PageBar, PageShape, useFailureText } from '#parts';
import { AreaCard } from './area-card';
import { AreaHistory } from './area-history';
import { useStatus } from './releases.queries';
import styles from './releases.module.css';

/** Every area with its live release, its history and the way back. */
export function ReleasesPage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching, dataUpdatedAt } = useStatus();
  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('releases.failed')} message={textOf(error)} onRetry={refetch} />;
  const { areas, problems = [], serial, expiresAt } = data;
  const cards = (
    <ul className={styles.areas} aria-label={t('releases.title')}>
      {areas.map((area) => (
        <AreaCard key={area.name} area={area} now={dataUpdatedAt} rights={session.release} />
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
      {problems.length > 0 && (
        <div role="alert" className={styles.tampered}>
          <p className={styles.tamperedTitle}>{t('releases.tampered')}</p>
          {problems.map(({ place, message, advice }) => (
            <p key={place} lang="en">{`${place} ${message}. ${advice}`}</p>
          ))}
        </div>
      )}
      {areas.length === 0 ? <NoData text={t('releases.empty')} /> : cards}
      <Routes>
        <Route path=":area" element={<AreaHistory areas={areas} rights={session.release} />} />
        <Route path="*" element={null} />
      </Routes>
    </div>
  );
}
