import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Skeleton } from '@site/ui';
import { Loaded } from '#record-list';
import { RecordsPage } from '#records-page';
import { useStatement } from './account-statement.queries';
import { DownloadCsv } from './download-csv';
import { StatementChart } from './statement-chart';
import { StatementMonths } from './statement-months';
import { StatementTable } from './statement-table';
import { StatementTotals } from './statement-totals';
import styles from './account-statement.module.css';
import skeletonStyles from './statement-skeleton.module.css';

/** Twelve months of the account: deposits, withdrawals, bonuses and the result of play. */
export function AccountStatementPage() {
  const t = useText('records');
  const isDesktop = useShell().layout === 'desktop';
  const statement = useStatement();
  const Months = isDesktop ? StatementTable : StatementMonths;
  const download = statement.data && <DownloadCsv statement={statement.data} />;
  return (
    <RecordsPage title={t('accountStatement.title')} lead={t('accountStatement.lead')} aside={isDesktop && download} isWide={isDesktop}>
      <Loaded query={statement} waiting={<StatementSkeleton />}>
        {(data) => (
          <div className={styles.statement}>
            <StatementTotals statement={data} />
            <StatementChart months={data.months} />
            <Months statement={data} />
            {!isDesktop && download}
          </div>
        )}
      </Loaded>
    </RecordsPage>
  );
}

/** Placeholders of totals, chart and months. */
function StatementSkeleton() {
  const t = useText('records');
  return (
    <div role="status" aria-busy="true" aria-label={t('accountStatement.title')} className={skeletonStyles.statement}>
      <Skeleton className={skeletonStyles.totals} />
      <Skeleton className={skeletonStyles.chart} />
      <Skeleton className={skeletonStyles.months} />
    </div>
  );
}
