import { useState } from 'react';
import { isOnLadder, OFF_LADDER, PRICE_TEXT, priceOf, printPrice, tickDown, tickUp, type Price } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import { TextField } from '@site/ui/forms';
import styles from './price-stepper.module.css';

export interface PriceStepperProps {
  price: Price;
  onChange: (price: Price) => void;
}

/** Decimal odds, typed or changed step by step on the ladder. */
export function PriceStepper({ price, onChange }: PriceStepperProps) {
  const t = useText('exchange');
  const shown = printPrice(price, 'odds');
  const [typed, setTyped] = useState<string | null>(null);
  const step = (to: Price) => {
    setTyped(null);
    onChange(to);
  };
  const handleType = (text: string) => {
    setTyped(text);
    if (PRICE_TEXT.test(text)) onChange(priceOf(text));
  };
  return (
    <div className={styles.stepper}>
      <TextField
        label={t('bet.odds')}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        error={typed !== null && !(PRICE_TEXT.test(typed) && isOnLadder(price)) ? t(OFF_LADDER) : undefined}
        onChange={(event) => handleType(event.target.value)}
        onBlur={() => setTyped(null)}
        suffix={
          <span className={styles.steps}>
            <IconButton icon="chevron-down" label={t('bet.odds.lower')} onClick={() => step(tickDown(price))} />
            <IconButton icon="chevron-up" label={t('bet.odds.higher')} onClick={() => step(tickUp(price))} />
          </span>
        }
      />
    </div>
  );
}
