import { CHAT_DESKS, type ChatDesk } from '@site/api/contracts/chat';
import type { ListedChat } from '@site/platform-operator/calls';

/** Desk and text that the list is narrowed to; empty texts narrow nothing. */
export interface ChatFilter {
  desk: string;
  text: string;
}

/** Seconds after which a waiting player is marked. */
const LATE_S = 120;

export const isLongWait = ({ waits_s: waits }: ListedChat) => waits !== null && waits >= LATE_S;

/** Chats that fit a filter, in their order. The text is looked for in the name and in the last words. */
export function chatsThatFit(chats: readonly ListedChat[], { desk, text }: ChatFilter): ListedChat[] {
  const wanted = text.trim().toLowerCase();
  return chats.filter(
    (chat) =>
      (desk === '' || chat.desk === desk) &&
      (wanted === '' || [chat.username, chat.last.words].some((words) => words.toLowerCase().includes(wanted))),
  );
}

/** Number of the chats at each desk. */
export const countsByDesk = (chats: readonly ListedChat[]): Record<ChatDesk, number> =>
  Object.fromEntries(CHAT_DESKS.map((desk) => [desk, chats.filter((chat) => chat.desk === desk).length])) as Record<ChatDesk, number>;

/** Hours, minutes and seconds of a wait. */
export const partsOfWait = (seconds: number) => ({
  hours: Math.floor(seconds / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
  seconds: seconds % 60,
});
