import { useQuery, useShell } from '@site/remote';
import { useLanguage, useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import { Pager } from '@site/ui/paging';
import { Card } from '@site/ui/card';
import { RowsSkeleton, usePages } from '#account-page';
import { LogInList } from './log-in-list';
import { LogInTable } from './log-in-table';
import { logInsQuery } from './security.queries';

/** Log-ins of the account, including failed tries. */
export function LogInsCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { layout } = useShell();
  const language = useLanguage();
  const pages = usePages();
  const logIns = useQuery(logInsQuery(remoteId, language, pages));

  const List = layout === 'mobile' ? LogInList : LogInTable;
  return (
    <Card title={t('security.logIns.title')} lead={t('security.logIns.lead')}>
      {logIns.data ? (
        <>
          <div aria-busy={logIns.isPlaceholderData || undefined}>
            {logIns.data.data.length > 0 ? <List logIns={logIns.data.data} /> : <NoData />}
          </div>
          <Pager label={t('security.logIns.title')} lastPage={logIns.data.last_page} {...pages} />
        </>
      ) : logIns.isPending ? (
        <RowsSkeleton label={t('security.logIns.loading')} rows={3} />
      ) : (
        <LoadFailure error={logIns.error} onRetry={logIns.refetch} />
      )}
    </Card>
  );
}
