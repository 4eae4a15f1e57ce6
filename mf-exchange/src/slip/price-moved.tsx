import type { Price } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Button, Spoken } from '@site/ui';
import { priceText } from '#bets';
import { marketMoved, movementOf } from '../draft/slip.rules';
import type { SlipQuote } from '../draft/quote.rules';
import type { BetDraft } from '../draft/slip.store';
import styles from './price-moved.module.css';

export interface PriceMovedProps {
  draft: BetDraft;
  quote: SlipQuote | null;
  onChange: (patch: Partial<BetDraft>) => void;
}

/** Shown when the market's price differs from the picked one: the player decides, and nothing changes without a press. */
export function PriceMoved({ draft, quote, onChange }: PriceMovedProps) {
  const t = useText('exchange');
  const { pick, price } = draft;
  const now = quote?.price ?? null;
  const hasMoved = quote !== null && now !== null && marketMoved(draft, quote);
  const words = (of: Price, run: number | null) => priceText(t, pick.marketKind, of, run);
  return (
    <div className={styles.moved} data-empty={!hasMoved || undefined}>
      {/* Screen readers announce only that the price moved, not every step. */}
      <Spoken role="status">{hasMoved && t('slip.priceMoved')}</Spoken>
      {hasMoved && (
        <>
          <p className={styles.words}>
            {t(`slip.moved.${movementOf(draft, quote)}`, { now: words(now, quote.run), asked: words(price, pick.run) })}
          </p>
          <div className={styles.actions}>
            <Button size="s" variant="outline" onClick={() => onChange({ price: now, pick: { ...pick, price: now, run: quote.run } })}>
              {t('slip.take', { price: words(now, quote.run) })}
            </Button>
            {pick.marketKind === 'odds' && pick.price !== now && (
              <Button size="s" variant="quiet" onClick={() => onChange({ pick: { ...pick, price: now } })}>
                {t('slip.keep', { price: words(price, pick.run) })}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
