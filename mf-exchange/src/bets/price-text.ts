import { printPrice, type MarketKind, type Price } from '@site/api/contracts/exchange';
import type { Translate } from '@site/i18n';

/** A price as text: `1.98`, `92 per 100`, `65 at 100 per 100`. */
export function priceText(t: Translate, kind: MarketKind, price: Price, run: number | string | null): string {
  const printed = printPrice(price, kind);
  if (kind === 'odds') return printed;
  return run === null ? t('bet.perHundred', { price: printed }) : t('bet.line', { run, price: printed });
}
