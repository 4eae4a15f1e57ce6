import { priceOf } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { ChangingOdds } from './changing-odds';
import { printOdds, type ListedEvent } from './event-list.rules';
import styles from './best-prices.module.css';

interface BestPricesProps {
  event: ListedEvent;
  /** Address of the event's page, where the player picks a price. */
  to: string;
}

/** Best back and lay price of each runner; every price is a link to the event. */
export function BestPrices({ event, to }: BestPricesProps) {
  const t = useText('exchange');
  return (
    <div className={styles.runners} role="group" aria-label={t('event.prices', { name: event.Event })}>
      {event.Runners.map(({ SelectionId, SelectionName, back, lay }) => (
        <div key={SelectionId} className={styles.runner}>
          <span className={styles.name}>{t(SelectionName)}</span>
          <PriceLink side="back" wire={back} runner={t(SelectionName)} to={to} />
          <PriceLink side="lay" wire={lay} runner={t(SelectionName)} to={to} />
        </div>
      ))}
    </div>
  );
}

interface PriceLinkProps {
  side: 'back' | 'lay';
  /** Decimal odds as a number, as in the platform's answer. */
  wire: number | null;
  runner: string;
  to: string;
}

function PriceLink({ side, wire, runner, to }: PriceLinkProps) {
  const t = useText('exchange');
  const odds = wire === null ? null : priceOf(wire);
  if (odds === null) {
    return (
      <span className={styles.price} data-side={side} data-none>
        <ChangingOdds odds={odds} />
      </span>
    );
  }
  return (
    <Link to={to} className={styles.price} data-side={side} aria-label={t(`price.${side}`, { runner, odds: printOdds(odds) })}>
      <ChangingOdds odds={odds} />
    </Link>
  );
}
