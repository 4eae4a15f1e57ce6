import { priceOf, type Level, type Pin } from '@site/api/contracts/exchange';
import { formatCount, useText } from '@site/i18n';
import { ChangingOdds, printOdds } from '#event-list';
import { runnerRow, useRow, type LiveEvent } from '#markets';
import { useSlip } from '#draft';
import styles from './compact-runner.module.css';

interface CompactRunnerProps {
  live: LiveEvent;
  pin: Pin;
  selectionId: string;
  name: string;
  /** The market takes no bets now. */
  isClosed: boolean;
}

export function CompactRunner({ name, ...price }: CompactRunnerProps) {
  const t = useText('exchange');
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {t(name)}
      </th>
      <td>
        <BestPrice side="back" name={name} {...price} />
      </td>
      <td>
        <BestPrice side="lay" name={name} {...price} />
      </td>
    </tr>
  );
}

function BestPrice({ side, live, pin, selectionId, name, isClosed }: CompactRunnerProps & { side: 'back' | 'lay' }) {
  const t = useText('exchange');
  const { pick, choose } = useSlip();
  const row = runnerRow(pin.market_id, selectionId);
  const price = useRow(live, row, () => offered(bestOf(live, selectionId, side)));
  const size = useRow(live, row, () => bestOf(live, selectionId, side)?.size ?? 0);
  const isPicked = pick?.marketId === pin.market_id && pick.selection === selectionId && pick.side === side;

  function handleClick() {
    const market = live.matchOdds();
    if (!market || price === null) return;
    const { min, max, maxProfit, delayMs, name: marketName } = market;
    choose({
      sport: pin.sport,
      eventId: pin.event_id,
      eventName: pin.event_name,
      marketId: pin.market_id,
      marketName,
      marketKind: 'odds',
      selection: selectionId,
      selectionName: name,
      side,
      price,
      run: null,
      limits: { min, max, maxProfit, delayMs },
    });
  }

  return (
    <button
      type="button"
      className={styles.price}
      data-side={side}
      aria-pressed={isPicked}
      disabled={isClosed || price === null}
      aria-label={t(`price.${side}`, { runner: t(name), odds: printOdds(price) })}
      onClick={handleClick}
    >
      <ChangingOdds odds={price} />
      <span className={styles.size}>{size > 0 ? formatCount(Math.floor(size)) : ' '}</span>
    </button>
  );
}

const offered = (level: Level | undefined) => (level ? priceOf(level.price) : null);

function bestOf(live: LiveEvent, selectionId: string, side: 'back' | 'lay'): Level | undefined {
  const runner = live.matchOdds()?.runners.find((each) => each.selectionId === selectionId);
  return runner?.[side === 'back' ? 'availableToBack' : 'availableToLay'][0];
}
