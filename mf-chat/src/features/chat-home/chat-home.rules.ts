import { storagePath, type Promotion } from '@site/api/contracts/site';
import { formatTime, type Language } from '@site/i18n';
import { firstWords } from '@site/i18n/first-words';
import { CHAT_BOX, PROMOTIONS } from '#paths';

const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 17;

/** Text key of the greeting for the hour in Dhaka. @param now in ms */
export function greetingOf(now: number): 'chatHome.morning' | 'chatHome.afternoon' | 'chatHome.evening' {
  const hour = Number(formatTime(now).slice(0, 2));
  if (hour >= MORNING && hour < AFTERNOON) return 'chatHome.morning';
  return hour >= AFTERNOON && hour < EVENING ? 'chatHome.afternoon' : 'chatHome.evening';
}

/** @see CHAT-018 */
const DESCRIPTION_WORDS = 100;

export interface HomePromotion {
  id: number;
  name: string;
  description: string;
  image: string;
  link: string;
  isOver: boolean;
}

/** Cards of the displayed promotions, in the player's language where the platform has it; those that are over come last. @see CHAT-017 */
export function cardsOf(promotions: readonly Promotion[], language: Language, now: number): HomePromotion[] {
  const isBangla = language === 'bn';
  return promotions
    .filter(({ status }) => status === 'display')
    .map(({ id, name, name_bn, desc, desc_bn, thumbnail, end_date }) => ({
      id,
      name: (isBangla && name_bn) || name,
      description: firstWords((isBangla && desc_bn) || desc, DESCRIPTION_WORDS),
      image: storagePath(thumbnail),
      link: `${PROMOTIONS}?promotion=${id}`,
      isOver: Date.parse(end_date) < now,
    }))
    .sort((one, other) => Number(one.isOver) - Number(other.isOver));
}

/** Questions that the assistant can answer; keys of texts, which are also the messages to send. */
export const QUESTIONS = [
  'chatHome.ask.deposit',
  'chatHome.ask.withdrawal',
  'chatHome.ask.turnover',
  'chatHome.ask.balance',
  'chatHome.ask.person',
] as const;

/** Link to the chat with the question in its field; the player still has to send it. */
export const askLink = (question: string) => `${CHAT_BOX}?${new URLSearchParams({ text: question })}`;
