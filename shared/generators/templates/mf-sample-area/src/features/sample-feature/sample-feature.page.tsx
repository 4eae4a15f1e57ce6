import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { SampleFeatureList, SampleFeatureSkeleton } from './sample-feature-list';
import { sampleFeatureQuery } from './sample-feature.queries';
import styles from './sample-feature.module.css';

export function SampleFeaturePage() {
  const t = useText('sampleNamespace');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('sampleFeature.title')}</h1>
      <SampleFeatureContent />
    </div>
  );
}

/** Shows one of the four states of the list: loading, failed, empty, filled. */
function SampleFeatureContent() {
  const promotions = useQuery(sampleFeatureQuery());

  if (promotions.data) return promotions.data.length ? <SampleFeatureList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <SampleFeatureSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
