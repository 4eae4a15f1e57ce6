import { useText } from '@site/i18n';
import type { ExchangeMarket } from '@site/platform-operator/calls';
import styles from './exchange.module.css';

/** The last prices of each runner, or the line with its rates. */
export function MarketPrices({ market: { kind, prices } }: { market: ExchangeMarket }) {
  const t = useText('console');
  const sides = kind === 'fancy' ? (['yes', 'no'] as const) : (['back', 'lay'] as const);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('exchange.prices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('exchange.runner')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {t(`exchange.side.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, back, lay }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.back}>{back ?? '—'}</td>
            <td className={styles.lay}>{lay ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
