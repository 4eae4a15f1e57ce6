import { useQuery } from '@site/remote';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import { Pager } from '@site/ui/paging';
import { RowsSkeleton, usePages } from '#account-page';
import { HistoryList } from './history-list';
import { historyQuery } from './responsible-gaming.queries';
import styles from './history.module.css';

/** The player's limit changes and pauses, newest first. */
export function HistoryTool({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const pages = usePages();
  const history = useQuery(historyQuery(remoteId, pages));

  return (
    <section className={styles.tool}>
      <h2 className={styles.title}>{t('safer.history.title')}</h2>
      {history.data ? (
        <>
          <div aria-busy={history.isPlaceholderData || undefined}>
            {history.data.data.length > 0 ? <HistoryList events={history.data.data} /> : <NoData />}
          </div>
          {history.data.total > 0 && <Pager label={t('safer.history.page')} lastPage={history.data.last_page} {...pages} />}
        </>
      ) : history.isPending ? (
        <RowsSkeleton label={t('safer.history.loading')} rows={4} />
      ) : (
        <LoadFailure error={history.error} onRetry={history.refetch} />
      )}
    </section>
  );
}
