import type { StatementMonth } from '@site/api/contracts/records';
import { formatMonth, useLanguage, useText } from '@site/i18n';
import { Disclosure } from '#disclosure';
import { StatementMoney } from './statement-money';
import { isQuiet, playedText, STATEMENT_SUMS, type Statement } from './statement.rules';
import styles from './statement-months.module.css';

/** The months on a phone: one line each, which opens to show all sums. */
export function StatementMonths({ statement: { months } }: { statement: Statement }) {
  const t = useText('records');
  return (
    <div className={styles.months}>
      <p className={styles.heads} aria-hidden="true">
        <span>{t('accountStatement.month')}</span>
        <span>{t('accountStatement.profit_loss')}</span>
      </p>
      <ol>
        {months.map((month, index) => (
          <li key={month.month} className={styles.month}>
            {isQuiet(month) ? <QuietMonth month={month} /> : <MonthSums month={month} isOpen={index === 0} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function QuietMonth({ month: { month } }: { month: StatementMonth }) {
  const t = useText('records');
  return (
    <p className={styles.quiet}>
      <span>{formatMonth(month, useLanguage())}</span>
      <span>{t('accountStatement.quiet')}</span>
    </p>
  );
}

function MonthSums({ month, isOpen }: { month: StatementMonth; isOpen: boolean }) {
  const t = useText('records');
  const language = useLanguage();
  const summary = (
    <span className={styles.summary}>
      <strong>{formatMonth(month.month, language)}</strong>
      <StatementMoney sum="profit_loss" amount={month.profit_loss} />
    </span>
  );
  return (
    <Disclosure summary={summary} isOpen={isOpen}>
      <dl className={styles.sums}>
        {STATEMENT_SUMS.map((sum) => (
          <div key={sum}>
            <dt>{t(`accountStatement.${sum}`)}</dt>
            <dd>
              <StatementMoney sum={sum} amount={month[sum]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('accountStatement.played')}</dt>
          <dd>{playedText(t, month.played_s)}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}
