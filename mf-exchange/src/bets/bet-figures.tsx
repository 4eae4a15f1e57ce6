import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import styles from './bet-figures.module.css';

export interface BetFiguresProps {
  priceLabel: string;
  price: ReactNode;
  part: { stake: string; profit: string; liability: string };
}

/** Price, stake, possible profit and liability of one part of a bet. */
export function BetFigures({ priceLabel, price, part }: BetFiguresProps) {
  const t = useText('exchange');
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{priceLabel}</dt>
        <dd>{price}</dd>
      </div>
      <div>
        <dt>{t('bet.stake')}</dt>
        <dd>
          <Money amount={part.stake} />
        </dd>
      </div>
      <div data-tone="gain">
        <dt>{t('bet.win')}</dt>
        <dd>
          <Money amount={part.profit} />
        </dd>
      </div>
      <div data-tone="loss">
        <dt>{t('bet.risk')}</dt>
        <dd>
          <Money amount={part.liability} />
        </dd>
      </div>
    </dl>
  );
}
