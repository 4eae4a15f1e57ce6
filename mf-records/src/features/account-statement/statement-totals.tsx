import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { Statement } from './statement.rules';
import styles from './statement-totals.module.css';

/** Totals of the twelve months, and net deposits since the account was opened. */
export function StatementTotals({ statement: { totals, lifetime_net_deposits: lifetime } }: { statement: Statement }) {
  const t = useText('records');
  return (
    <dl className={styles.totals}>
      <div className={styles.main}>
        <dt>{t('accountStatement.net_deposits.year')}</dt>
        <dd>
          <Money amount={totals.net_deposits} />
        </dd>
      </div>
      <div>
        <dt>{t('accountStatement.profit_loss.year')}</dt>
        <dd>
          <Money amount={totals.profit_loss} isSigned />
        </dd>
      </div>
      <div>
        <dt>{t('accountStatement.lifetime')}</dt>
        <dd>
          <Money amount={lifetime} />
        </dd>
      </div>
    </dl>
  );
}
