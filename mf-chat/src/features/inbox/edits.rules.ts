import { isBlank } from '@site/api/contracts/chat';
import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH, type InboxMessage } from '@site/api/contracts/inbox';
import { asMarkup, plainText } from '@site/ui/markup';

/** Text of a message as the player edits it: without markup. */
export interface EditedText {
  subject: string;
  content: string;
}

/** Request to change a message. */
export type Edit = Pick<InboxMessage, 'id' | 'title' | 'message'>;

export const wordsOf = ({ title, message }: InboxMessage): EditedText => ({ subject: title, content: plainText(message) });

/** Null when nothing was changed. Links stay only while the content is not changed. */
export function editOf(message: InboxMessage, { subject, content }: EditedText): Edit | null {
  const before = wordsOf(message);
  const isOtherContent = content !== before.content;
  if (subject === before.subject && !isOtherContent) return null;
  return { id: message.id, title: subject, message: isOtherContent ? asMarkup(content) : message.message };
}

function measure(sent: string, max: number) {
  const { length } = sent;
  const problem = length > max ? ('long' as const) : isBlank(sent) ? ('blank' as const) : null;
  return { length, max, problem };
}

/** Length of each field in the sent form, and its problem. */
export const measureWords = ({ subject, content }: EditedText) => ({
  subject: measure(subject, INBOX_TITLE_LENGTH),
  content: measure(asMarkup(content), INBOX_TEXT_LENGTH),
});

export function hasProblem(words: EditedText) {
  const { subject, content } = measureWords(words);
  return (subject.problem ?? content.problem) !== null;
}
