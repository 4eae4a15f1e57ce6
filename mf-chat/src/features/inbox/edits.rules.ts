import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH, type InboxMessage } from '@site/api/contracts/inbox';
import { asMarkup, plainText } from '@site/ui/markup';

/** A message as its player types it: without markup. */
export interface Words {
  title: string;
  text: string;
}

/** What the platform is asked to keep. */
export interface Edit {
  id: number;
  title: string;
  message: string;
}

export const wordsOf = ({ title, message }: InboxMessage): Words => ({ title, text: plainText(message) });

/** Null where the words say what the message says. Links stay only as long as the text is not touched. */
export function editOf(message: InboxMessage, words: Words): Edit | null {
  const before = wordsOf(message);
  const isOtherText = words.text !== before.text;
  if (words.title === before.title && !isOtherText) return null;
  return { id: message.id, title: words.title, message: isOtherText ? asMarkup(words.text) : message.message };
}

interface Measured {
  length: number;
  max: number;
  problem: 'blank' | 'long' | null;
}

function measure(sent: string, max: number): Measured {
  const { length } = sent;
  if (length > max) return { length, max, problem: 'long' };
  return { length, max, problem: /\S/.test(sent) ? null : 'blank' };
}

/** How long each field is as it would be sent, and what is wrong with it. */
export const measureWords = ({ title, text }: Words) => ({
  subject: measure(title, INBOX_TITLE_LENGTH),
  content: measure(asMarkup(text), INBOX_TEXT_LENGTH),
});

export function hasProblem(words: Words) {
  const { subject, content } = measureWords(words);
  return (subject.problem ?? content.problem) !== null;
}
