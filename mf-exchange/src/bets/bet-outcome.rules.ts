import { priceOf, type Bet } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { formatMoney, paisaOf, type Translate } from '@site/i18n';
import { priceText } from './price-text';

export interface BetOutcome {
  tone: 'waits' | 'good' | 'bad' | 'over';
  text: string;
  /** A second sentence: the next step, or the reason of a refusal. */
  next?: string;
}

const matchedAt = (t: Translate, bet: Bet) => priceText(t, bet.market_kind, priceOf(bet.matched.odds ?? bet.odds), bet.run);

/** State of a bet in the player's words. */
export function outcomeOf(t: Translate, bet: Bet): BetOutcome {
  const matched = { stake: formatMoney(bet.matched.stake), price: matchedAt(t, bet) };
  switch (bet.state) {
    case 'PLACED':
      return { tone: 'waits', text: t('outcome.placed') };
    case 'MATCHED':
      return { tone: 'good', text: t('outcome.matched', matched), next: restWords(t, bet) ?? t('outcome.matched.next') };
    case 'PARTIAL':
      return {
        tone: 'good',
        text: t('outcome.matched', matched),
        next: t('outcome.partial.next', { stake: formatMoney(bet.waiting.stake) }),
      };
    case 'UNMATCHED':
      return { tone: 'waits', text: t('outcome.unmatched', { price: askedPrice(t, bet) }), next: t('outcome.unmatched.next') };
    case 'SETTLED':
      return { tone: 'over', text: t('outcome.settled', { net: formatMoney(bet.net_profit_loss ?? '0.00') }) };
    default:
      return { tone: 'bad', text: t(`outcome.${bet.state}`), next: bet.reason ? t(`reason.${bet.reason}`) : t('outcome.nothingLost') };
  }
}

/** Why a part of a matched bet was not matched; null when all of it was. */
export function restWords(t: Translate, { state, reason, stake, matched }: Bet): string | null {
  if (state !== 'MATCHED' || !reason) return null;
  return `${t('bet.rest', { stake: formatMoney(paisa(paisaOf(stake) - paisaOf(matched.stake))) })} ${t(`reason.${reason}`)}`;
}

/** Price that the bet requests. */
export const askedPrice = (t: Translate, bet: Bet) => priceText(t, bet.market_kind, priceOf(bet.odds), bet.run);
/** Average price at which the bet was matched. */
export const matchedPrice = matchedAt;
