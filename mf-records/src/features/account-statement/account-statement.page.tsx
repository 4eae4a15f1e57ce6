import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, NoData } from '@site/ui';
import { AccountStatementList, AccountStatementSkeleton } from './account-statement-list';
import { accountStatementQuery } from './account-statement.queries';
import styles from './account-statement.module.css';

export function AccountStatementPage() {
  const t = useText('records');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('accountStatement.title')}</h1>
      <AccountStatementContent />
    </div>
  );
}

/** The four states of the list. */
function AccountStatementContent() {
  const promotions = useQuery(accountStatementQuery());

  if (promotions.data) return promotions.data.length ? <AccountStatementList promotions={promotions.data} /> : <NoData />;
  if (promotions.isPending) return <AccountStatementSkeleton />;
  return <LoadFailure error={promotions.error} onRetry={promotions.refetch} />;
}
