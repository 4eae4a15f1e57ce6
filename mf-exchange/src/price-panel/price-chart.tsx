import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData, Skeleton } from '@site/ui';
import { priceHistoryQuery } from './chart.queries';
import { momentsOf } from './chart.rules';
import { PricePlot } from './price-plot';
import styles from './price-chart.module.css';

export interface PriceChartProps {
  marketId: string;
  selectionId: string;
  /** Name of the runner. */
  name: string;
}

/** Best prices and matched amounts of one runner over time. */
export function PriceChart({ marketId, selectionId, name }: PriceChartProps) {
  const t = useText('exchange');
  const { data, isPending, error, refetch } = useQuery(priceHistoryQuery(marketId));
  if (data) {
    const moments = momentsOf(data, selectionId);
    return moments.length > 0 ? <PricePlot moments={moments} name={name} /> : <NoData text={t('chart.none')} />;
  }
  if (!isPending) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <div role="status" aria-label={t('chart.loading')}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
