import { paisaOf } from '@site/i18n';
import { Money } from '@site/ui';
import { isResult, type StatementSum } from './statement.rules';
import styles from './statement-money.module.css';

/** One sum of a statement; a zero is dimmed. */
export function StatementMoney({ sum, amount }: { sum: StatementSum; amount: string }) {
  return (
    <span className={styles.money} data-nothing={paisaOf(amount) === 0n || undefined}>
      <Money amount={amount} isSigned={isResult(sum)} />
    </span>
  );
}
