import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import type { ExchangeMarketDetails } from '@site/platform-operator/calls';
import styles from './exchange.module.css';

/** The newest bets of a market, with their players. */
export function MarketBets({ bets }: Pick<ExchangeMarketDetails, 'bets'>) {
  const t = useText('console');
  if (bets.length === 0) return <p className={styles.note}>{t('exchange.noBets')}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('exchange.bets')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('exchange.player')}</th>
          <th scope="col">{t('exchange.bet')}</th>
          <th scope="col">{t('exchange.matchedOf')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.map(({ bet_id: id, username, selection, side, odds, run, stake, matched, state, net }) => (
          <tr key={id}>
            <th scope="row">{username}</th>
            <td>
              {t(`exchange.side.${side}`)} {selection} {run} @ {odds}
            </td>
            <td>
              <Money amount={matched} />
              {matched !== stake && (
                <>
                  {' / '}
                  <Money amount={stake} />
                </>
              )}
              <br />
              {net === null ? t(`exchange.bet.${state}`) : <Money amount={net} isSigned />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
