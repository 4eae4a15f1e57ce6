import type { MessageWords } from '../inbox/inbox.service';
import { linkedText } from '../inbox/message-text';

/** Every promotion says how it is switched off. */
const OFF = {
  en: 'You can switch promotions off on the security page.',
  bn: 'নিরাপত্তা পাতায় প্রমোশনের বার্তা বন্ধ করতে পারবেন।',
};
const OFF_LINK = {
  en: OFF.en.replace('the security page', '<a href="/security">the security page</a>'),
  bn: OFF.bn.replace('নিরাপত্তা পাতায়', '<a href="/security">নিরাপত্তা পাতায়</a>'),
};

/** Words of a person about a promotion, for the inbox: they are the same in both languages. */
export function promotionMessage(title: string, text: string): MessageWords {
  const message = linkedText(text);
  return {
    title: { en: title, bn: title },
    message: { en: `${message}<br><br>${OFF_LINK.en}`, bn: `${message}<br><br>${OFF_LINK.bn}` },
  };
}

/** The same for an e-mail or SMS. */
export const promotionText = (text: string) => [text, OFF.en, OFF.bn].join('\n\n');
