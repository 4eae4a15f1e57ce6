import { useNavigate, useParams } from 'react-router-dom';
import { formatDateTime, useText } from '@site/i18n';
import { LoadFailure, Sheet, Skeleton } from '@site/ui';
import { FactList, useFailureText } from '#parts';
import { useStepOf } from './change-step';
import { FileSizes } from './file-sizes';
import { shareText, vitalText } from './figures.rules';
import { useRelease, useStatus } from './releases.queries';
import { Timeline } from '@site/ui/timeline';
import type { ShownRelease } from './releases.shapes';
import { bytesText } from './sizes.rules';
import styles from './release-sheet.module.css';

/** One release: its commits, its files beside those of the release before, what it needs, what the gate said, and how it runs. */
export function ReleaseSheet() {
  const t = useText('console');
  const textOf = useFailureText();
  const navigate = useNavigate();
  const { area = '', release = '' } = useParams();
  const { data, isPending, error, refetch } = useRelease(area, release);
  const content = () => {
    if (data) return <Content shown={data} />;
    if (isPending)
      return (
        <div role="status" aria-busy="true" aria-label={t('Loading')}>
          <Skeleton className={styles.shape} />
        </div>
      );
    return <LoadFailure title={t('release.failed')} message={textOf(error)} onRetry={refetch} />;
  };
  return (
    <Sheet isOpen onClose={() => void navigate(`/releases/${area}`)} size="l" title={`${area} ${release}`}>
      <div className={styles.release}>{content()}</div>
    </Sheet>
  );
}

function Content({ shown }: { shown: ShownRelease }) {
  const t = useText('console');
  const { area, release, against, version, commit, publishedAt, publishedBy, firstBytes, firstBytesBefore, contract } = shown;
  const facts = [
    { name: t('release.published'), value: t('release.publishedBy', { moment: formatDateTime(publishedAt), by: publishedBy }) },
    { name: t('release.version'), value: version },
    { name: t('release.commit'), value: commit },
    { name: t('release.contract'), value: contract },
    { name: t('release.against'), value: against },
    {
      name: t('release.first'),
      value:
        firstBytesBefore === null
          ? bytesText(firstBytes)
          : `${bytesText(firstBytes)} · ${t('figures.before', { value: bytesText(firstBytesBefore) })}`,
    },
  ];
  return (
    <>
      <FactList facts={facts} />
      <Loads area={area} release={release} />
      <Part title={t('release.commits')}>
        {shown.commitsFault !== null && <p className={styles.note} lang="en">{`${shown.commitsFault}.`}</p>}
        {shown.commitsFault === null && shown.commits.length === 0 && <p className={styles.note}>{t('release.noCommits')}</p>}
        <ul className={styles.commits} lang="en">
          {shown.commits.map(({ hash, title }) => (
            <li key={hash}>
              <code>{hash}</code> {title}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('release.files')}>
        <FileSizes files={shown.files} isCompared={against !== null} />
      </Part>
      <Part title={t('release.needs')}>
        <Needs shown={shown} />
      </Part>
      <Part title={t('release.gate')}>
        <Gate shown={shown} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

/** Reports of pages in the last hour. The release service names them only for a release that pages may load. */
function Loads({ area, release }: { area: string; release: string }) {
  const t = useText('console');
  const { data } = useStatus();
  const rate = data?.errorRates?.find((one) => one.remote === area && one.release === release);
  if (!rate) return <p className={styles.note}>{t('release.noLoads')}</p>;
  const values = [
    t('release.loads', { starts: rate.starts }),
    t('release.loadsFailed', { share: shareText(rate) ?? '–' }),
    `LCP ${vitalText('lcp', rate) ?? '–'}`,
    `INP ${vitalText('inp', rate) ?? '–'}`,
  ];
  return <p className={styles.note}>{values.join(' · ')}</p>;
}

/** Routes and panels of the release, and the exports of shared packages that its code uses. */
function Needs({ shown: { paths, panels, shared, surface } }: { shown: ShownRelease }) {
  const t = useText('console');
  const exportsOf = Object.entries(surface).map(([name, exports]) => `${name}: ${exports.join(', ')}`);
  const facts = [
    { name: t('release.paths'), value: paths.join(', ') },
    { name: t('release.panels'), value: panels.join(', ') },
    {
      name: t('release.shared'),
      value: Object.entries(shared)
        .map(([name, wanted]) => `${name} ${wanted}`)
        .join(', '),
    },
    { name: t('release.exports'), value: exportsOf.length > 0 && <Lines lines={exportsOf} /> },
  ];
  return <FactList facts={facts} />;
}

/** The log lines of the release, each with what the gate remarked and what was overruled. */
function Gate({ shown: { history } }: { shown: ShownRelease }) {
  const t = useText('console');
  const stepOf = useStepOf(false);
  const remarks = history.flatMap(({ remarks: said = [], forced = [] }) => [
    ...said,
    ...forced.map((finding) => t('release.overruled', { finding })),
  ]);
  return (
    <>
      {history.length > 0 && <Timeline label={t('release.gate')} steps={history.toReversed().map(stepOf)} />}
      {remarks.length > 0 ? <Lines lines={remarks} /> : <p className={styles.note}>{t('release.noRemarks')}</p>}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines} lang="en">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
