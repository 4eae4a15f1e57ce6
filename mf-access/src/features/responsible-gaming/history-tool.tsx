import { useState } from 'react';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@site/api/contracts/site';
import { useQuery } from '@site/remote';
import { useText } from '@site/i18n';
import { LoadFailure, NoData, Skeleton } from '@site/ui';
import { Pager } from '@site/ui/paging';
import { HistoryList } from './history-list';
import { historyQuery } from './responsible-gaming.queries';
import styles from './history.module.css';

/** What the player set and asked for, newest first. */
export function HistoryTool({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(DEFAULT_PAGE_SIZE);
  const history = useQuery(historyQuery(remoteId, page, pageSize));

  return (
    <section className={styles.tool}>
      <h2 className={styles.title}>{t('safer.history.title')}</h2>
      {history.data ? (
        history.data.data.length ? (
          <HistoryList events={history.data.data} />
        ) : (
          <NoData />
        )
      ) : history.isPending ? (
        <div className={styles.skeleton} role="status" aria-busy="true" aria-label={t('safer.history.loading')}>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} className={styles.waiting} />
          ))}
        </div>
      ) : (
        <LoadFailure error={history.error} onRetry={history.refetch} />
      )}
      {history.data && history.data.total > 0 && (
        <Pager
          label={t('safer.history.page')}
          page={page}
          lastPage={history.data.last_page}
          pageSize={pageSize}
          sizes={PAGE_SIZES}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </section>
  );
}
