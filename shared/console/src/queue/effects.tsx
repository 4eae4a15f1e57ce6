import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import { TRANSACTION_ACTIONS } from '@site/api/contracts/funds';
import { type Deciding, isProposalOf, totalOf } from './queue.rules';
import styles from './queue.module.css';

/** The effect of a decision, for deposits and withdrawals apart, each with its number and its total. */
export function Effects({ verdict, requests }: Deciding) {
  const t = useText('console');
  return (
    <ul className={styles.effects}>
      {TRANSACTION_ACTIONS.map((action) => {
        const of = requests.filter((request) => request.action === action);
        const [first] = of;
        if (!first) return null;
        const ofTwo = of.filter((request) => isProposalOf(verdict, request)).length;
        return (
          <li key={action}>
            <p className={styles.big}>
              <Money amount={totalOf(of)} />
              <span className={styles.count}>
                {of.length === 1
                  ? t('decide.of', { kind: t(`queue.${action}`), player: first.username })
                  : t('decide.count', { count: of.length, kind: t(`queue.${action}s`) })}
              </span>
            </p>
            <p className={styles.note}>{t(`decide.${verdict}.${action}`)}</p>
            {ofTwo > 0 && <p className={styles.second}>{t('decide.second', { count: ofTwo })}</p>}
          </li>
        );
      })}
    </ul>
  );
}
