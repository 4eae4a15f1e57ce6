import { formatMonth, useLanguage, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { isSigned, STATEMENT_SUMS, type Statement } from './statement.rules';
import styles from './statement-months.module.css';

/** Month by month on a phone: a card each, opened for all its sums. */
export function StatementMonths({ months }: Pick<Statement, 'months'>) {
  const t = useText('records');
  const language = useLanguage();
  return (
    <ol className={styles.months}>
      {months.map((month, index) => (
        <li key={month.month}>
          <details className={styles.month} open={index === 0}>
            <summary className={styles.summary}>
              <strong>{formatMonth(month.month, language)}</strong>
              <Money amount={month.profit_loss} isSigned />
            </summary>
            <dl className={styles.sums}>
              {STATEMENT_SUMS.map((sum) => (
                <div key={sum}>
                  <dt>{t(`accountStatement.${sum}`)}</dt>
                  <dd>
                    <Money amount={month[sum]} isSigned={isSigned(sum)} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  );
}
