import { useText } from '@site/i18n';
import { Link, useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { SAMPLE_FEATURE } from '#paths';
import { SampleFeatureList, SampleFeatureSkeleton } from './sample-feature-list';
import { sampleFeatureQuery } from './sample-feature.queries';
import styles from './sample-feature-panel.module.css';

const SHOWN = 3;

/** The first promotions and a link to all. */
export function SampleFeaturePanel() {
  const t = useText('sampleNamespace');
  const promotions = useQuery(sampleFeatureQuery());
  return (
    <section className={styles.panel} aria-label={t('sampleFeature.title')}>
      <h2 className={styles.title}>
        <Link to={SAMPLE_FEATURE}>{t('sampleFeature.title')}</Link>
      </h2>
      {promotions.data?.length === 0 && <NoData />}
      {promotions.data && promotions.data.length > 0 && <SampleFeatureList promotions={promotions.data.slice(0, SHOWN)} />}
      {promotions.isPending && <SampleFeatureSkeleton />}
      {promotions.isError && !promotions.data && <LoadFailure error={promotions.error} onRetry={promotions.refetch} />}
    </section>
  );
}
