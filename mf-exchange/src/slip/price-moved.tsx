import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { hundredths, priceText } from '#bets';
import { marketMoved, movementOf } from './slip.rules';
import type { Quote } from './quote.rules';
import type { Draft } from './slip.store';
import styles from './price-moved.module.css';

export interface PriceMovedProps {
  draft: Draft;
  quote: Quote | null;
  onChange: (patch: Partial<Draft>) => void;
}

/** The market says another price than when it was picked: the player decides, nothing is changed unasked. */
export function PriceMoved({ draft, quote, onChange }: PriceMovedProps) {
  const t = useText('exchange');
  const { pick, price } = draft;
  const now = quote?.price ?? null;
  if (now === null || !quote || !marketMoved(draft, quote)) return <div role="status" />;
  const words = (of: number, run: number | null) => priceText(t, pick.marketKind, of, run);
  const seen = { ...pick, odds: now / 100, run: quote.run };
  return (
    <div role="status" className={styles.moved}>
      <p className={styles.words}>
        {t(`slip.moved.${movementOf(draft, quote)}`, { now: words(now, quote.run), asked: words(price, pick.run) })}
      </p>
      <div className={styles.actions}>
        <Button size="s" variant="outline" onClick={() => onChange({ price: now, pick: seen })}>
          {t('slip.take', { price: words(now, quote.run) })}
        </Button>
        {pick.marketKind === 'odds' && hundredths(pick.odds) !== now && (
          <Button size="s" variant="quiet" onClick={() => onChange({ pick: seen })}>
            {t('slip.keep', { price: words(price, pick.run) })}
          </Button>
        )}
      </div>
    </div>
  );
}
