import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { EventsSkeleton, NoEvents, ResultList, resultsQuery } from '#event-list';

export function ResultTab() {
  const t = useText('exchange');
  const { data, isPending, isError, refetch } = useQuery(resultsQuery());
  if (data?.length) return <ResultList results={data} />;
  if (isPending) return <EventsSkeleton />;
  return <NoEvents text={t('inPlay.result.none')} onRetry={isError ? () => void refetch() : undefined} />;
}
