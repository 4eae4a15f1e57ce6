import { type MessageWords, plainText } from '@site/platform-domains/notifications';
import { formatMoney, paisa, type Paisa } from '@site/api/money';

interface Named {
  eventName: string;
  name: string;
}

const LINK = { en: 'your <a href="/betting-record?date=-1">betting record</a>', bn: '<a href="/betting-record?date=-1">বাজির রেকর্ড</a>' };

/** Message about an automatic cash-out that was executed. @param result the lowest result over all outcomes, in paisa */
export function cashedOutMessage({ eventName, name }: Named, reason: 'target' | 'stop', result: Paisa): MessageWords {
  const market = plainText(`${eventName}: ${name}`);
  const amount = formatMoney(result < 0n ? paisa(-result) : result);
  const en = result < 0n ? `a loss of ${amount}` : `a profit of ${amount}`;
  const bn = result < 0n ? `${amount} ক্ষতি` : `${amount} লাভ`;
  const reached = reason === 'target' ? { en: 'target', bn: 'লক্ষ্য' } : { en: 'stop', bn: 'স্টপ' };
  return {
    title: { en: 'Cashed out automatically', bn: 'স্বয়ংক্রিয় ক্যাশ-আউট হয়েছে' },
    message: {
      en: `Your ${reached.en} in ${market} was reached. The cash-out is matched, and every outcome brings ${en} or better, before commission. See ${LINK.en}.`,
      bn: `${market} মার্কেটে আপনার ${reached.bn} পূরণ হয়েছে। ক্যাশ-আউট মিলে গেছে; যে ফলই আসুক ${bn} বা তার চেয়ে ভালো, কমিশনের আগে। ${LINK.bn} দেখুন।`,
    },
  };
}
