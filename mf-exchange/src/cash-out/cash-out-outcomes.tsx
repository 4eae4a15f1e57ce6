import { paisa, type Paisa } from '@site/api/money';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import styles from './cash-out-outcomes.module.css';
import type { MarketRunner } from './runner-markets.rules';

export interface CashOutOutcomesProps {
  runners: readonly MarketRunner[];
  now: ReadonlyMap<string, Paisa>;
  /** Profit by runner with the offered bet; null until the player opens the offer. */
  after: ReadonlyMap<string, Paisa> | null;
}

/** Profit or loss for each possible winner. */
export function CashOutOutcomes({ runners, now, after }: CashOutOutcomesProps) {
  const t = useText('exchange');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('cashOut.ifWins')}</th>
          <th scope="col">{t('cashOut.now')}</th>
          {after && <th scope="col">{t('cashOut.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {runners.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{t(name)}</th>
            <td>
              <Money amount={now.get(id) ?? paisa(0n)} isSigned />
            </td>
            {after && (
              <td>
                <Money amount={after.get(id) ?? paisa(0n)} isSigned />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
