import { printPrice, type MarketKind } from '@site/api/contracts/exchange';
import type { Translate } from '@site/i18n';

/** A price in words: `1.98`, `92 per 100`, `65 at 100 per 100`. @param price hundredths */
export function priceText(t: Translate, kind: MarketKind, price: number, run: number | string | null): string {
  const printed = printPrice(price, kind);
  if (kind === 'odds') return printed;
  return run === null ? t('bet.perHundred', { price: printed }) : t('bet.line', { run, price: printed });
}
