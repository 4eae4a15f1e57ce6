import { useState } from 'react';
import { priceOf, printPrice, type Price, type Runner } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import { betsOfMarket, useExchangeBets } from '#bets';
import { useSlip } from '#draft';
import { LadderCell } from './ladder-cell';
import { bestOf, middleOf, ownStakeAt, sizesOf, type OwnStake, type RunnerSide } from './ladder.rules';
import { OwnStakeButton } from './own-stake-button';
import { useLadderKeys } from './use-ladder-keys';
import styles from './ladder.module.css';

export interface LadderRowsProps {
  /** From high to low. */
  prices: readonly Price[];
  runner: Runner | null;
  marketId: string;
  selectionId: string;
  name: string;
  isClosed: boolean;
  isCancelling: boolean;
  onPress: (side: RunnerSide, price: Price) => void;
  onCancel: (own: OwnStake) => void;
}

/** Table of the ladder: a row for each price, own stakes at its outer columns. One cell is in the tab order, and arrows reach the others. */
export function LadderRows({ prices, runner, marketId, selectionId, name, isClosed, isCancelling, onPress, onCancel }: LadderRowsProps) {
  const t = useText('exchange');
  const table = useLadderKeys();
  const { draft } = useSlip();
  const own = betsOfMarket(useExchangeBets().data, marketId).filter(({ selection }) => selection === selectionId);
  const [focused, setFocused] = useState<{ side: RunnerSide; price: Price } | null>(null);
  const start = focused && prices.includes(focused.price) ? focused : { side: 'back', price: nearest(prices, middleOf(runner)) };
  const last = runner?.lastTraded === undefined ? null : priceOf(runner.lastTraded);
  const sizes = { back: sizesOf(runner, 'back'), lay: sizesOf(runner, 'lay') };
  const isDrafted = (side: RunnerSide, price: Price) =>
    draft?.pick.marketId === marketId && draft.pick.selection === selectionId && draft.pick.side === side && draft.price === price;

  const cell = (side: RunnerSide, price: Price) => (
    <td>
      <LadderCell
        side={side}
        price={price}
        size={sizes[side].get(price)}
        name={name}
        isBest={bestOf(runner, side) === price}
        isChosen={isDrafted(side, price)}
        isClosed={isClosed}
        isReached={start.side === side && start.price === price}
        onFocus={() => setFocused({ side, price })}
        onPress={() => onPress(side, price)}
      />
    </td>
  );
  const mine = (side: RunnerSide, price: Price) => {
    const stake = ownStakeAt(own, side, price);
    return <td>{stake && <OwnStakeButton own={stake} name={name} isBusy={isCancelling} onPress={() => onCancel(stake)} />}</td>;
  };
  return (
    <table ref={table} className={styles.table} aria-label={t('ladder.of', { name })}>
      <thead>
        <tr>
          <th scope="col">{t('ladder.mine')}</th>
          <th scope="col" data-head="back">
            {t('market.back')}
          </th>
          <th scope="col">{t('ladder.price')}</th>
          <th scope="col" data-head="lay">
            {t('market.lay')}
          </th>
          <th scope="col">{t('ladder.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price}>
            {mine('back', price)}
            {cell('back', price)}
            <th scope="row" className={styles.price} data-last={price === last || undefined}>
              {printPrice(price, 'odds')}
              {price === last && <Spoken> {t('ladder.last')}</Spoken>}
            </th>
            {cell('lay', price)}
            {mine('lay', price)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The shown price that is nearest to the market. */
const nearest = (prices: readonly Price[], to: Price | null): Price | undefined =>
  to === null ? prices[0] : [...prices].sort((one, other) => Math.abs(one - to) - Math.abs(other - to))[0];
