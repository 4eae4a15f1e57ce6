import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Loaded, RowsSkeleton } from '#record-table';
import { RecordsPage } from '#records-page';
import { useStatement } from './account-statement.queries';
import { DownloadCsv } from './download-csv';
import { StatementChart } from './statement-chart';
import { StatementMonths } from './statement-months';
import { StatementTable } from './statement-table';
import { StatementTotals } from './statement-totals';
import styles from './account-statement.module.css';

const isEmpty = () => false;

/** Twelve months of the account: what came in, what went out, what play brought. */
export function AccountStatementPage() {
  const t = useText('records');
  const { layout } = useShell();
  const statement = useStatement();
  const Months = layout === 'desktop' ? StatementTable : StatementMonths;
  return (
    <RecordsPage
      title={t('accountStatement.title')}
      lead={t('accountStatement.lead')}
      aside={statement.data && <DownloadCsv statement={statement.data} />}
      isWide={layout === 'desktop'}
    >
      <Loaded query={statement} waiting={<RowsSkeleton label={t('accountStatement.title')} rows={6} />} isEmpty={isEmpty}>
        {(data) => (
          <div className={styles.statement}>
            <StatementTotals statement={data} />
            <StatementChart months={data.months} />
            <Months months={data.months} />
          </div>
        )}
      </Loaded>
    </RecordsPage>
  );
}
