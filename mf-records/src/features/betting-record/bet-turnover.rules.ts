import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { explainBet } from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';
import { formatMoney, paisaOf, type Language, type TextParams, type Translate } from '@site/i18n';

export type BetExplanation = EndpointOutput<typeof explainBet>;
type Part = BetExplanation['parts'][number];

interface Speaker {
  t: Translate;
  language: Language;
}

/** Sentences on the turnover that one bet counted for, or on the reason why it counted for none. */
export function explain(bet: BetExplanation, { t, language }: Speaker): string[] {
  const type = t(GAME_TYPE_NAMES[bet.game_type]);
  if (paisaOf(bet.bet_amount) <= 0n) return [t('bets.counted.takenBack')];
  const sentences = bet.parts.map((part) => t(...sentenceOf(part, type, { t, language })));
  if (paisaOf(bet.unused) <= 0n) return sentences;
  return [...sentences, t(reasonOf(bet), { type, rest: formatMoney(bet.unused) })];
}

function sentenceOf({ kind, counted, stake, weight, promotion }: Part, type: string, { t, language }: Speaker): [string, TextParams] {
  const sums = { counted: formatMoney(counted), stake: formatMoney(stake) };
  if (kind === 'base') return ['bets.counted.base', sums];
  const name = promotion ? (language === 'bn' && promotion.name_bn) || promotion.name : t('bets.counted.bonus');
  return ['bets.counted.promotion', { ...sums, name, type, weight }];
}

function reasonOf({ parts, bonus_weight, game_type }: BetExplanation): string {
  if (bonus_weight === 0) return game_type === 'SPORTS' ? 'bets.counted.lowOdds' : 'bets.counted.noWeight';
  return parts.length > 0 ? 'bets.counted.rest' : 'bets.counted.nothing';
}
