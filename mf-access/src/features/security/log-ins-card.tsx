import { useState } from 'react';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@site/api/contracts/site';
import { useQuery, useShell } from '@site/remote';
import { useLanguage, useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import { Pager } from '@site/ui/paging';
import { CardSkeleton } from './card-skeleton';
import { LogInList } from './log-in-list';
import { LogInTable } from './log-in-table';
import { SecurityCard } from './security-card';
import { logInsQuery } from './security.queries';

/** Log-ins of the account, failed tries among them. */
export function LogInsCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { layout } = useShell();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(DEFAULT_PAGE_SIZE);
  const logIns = useQuery(logInsQuery(remoteId, language, page, pageSize));
  const handlePageSize = (size: PageSize) => {
    setPageSize(size);
    setPage(1);
  };

  const List = layout === 'mobile' ? LogInList : LogInTable;
  return (
    <SecurityCard title={t('security.logIns.title')} lead={t('security.logIns.lead')}>
      {logIns.data ? (
        <>
          {logIns.data.data.length > 0 ? <List logIns={logIns.data.data} /> : <NoData />}
          <Pager
            label={t('security.logIns.title')}
            page={page}
            lastPage={logIns.data.last_page}
            pageSize={pageSize}
            sizes={PAGE_SIZES}
            onPage={setPage}
            onPageSize={handlePageSize}
          />
        </>
      ) : logIns.isPending ? (
        <CardSkeleton label={t('security.logIns.loading')} lines={3} />
      ) : (
        <LoadFailure error={logIns.error} onRetry={logIns.refetch} />
      )}
    </SecurityCard>
  );
}
