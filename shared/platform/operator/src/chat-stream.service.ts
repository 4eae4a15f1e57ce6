import type { PlatformContext } from '@site/platform-kit/context/context';
import { eventFrame, EventStream } from '@site/platform-kit/events/event-stream';
import type { HeardEvent } from '@site/platform-kit/events/hub';
import { findChat, isWriting } from '@site/platform-domains/support';
import { chatNamed, readAsPerson, readForDesk } from './chat.service';
import { DESK_EVENTS } from './chat.shapes';

/** Poll interval in ms: only the row of the chat holds the typing state of a player, so no announcement reports it. */
const LOOKS_EVERY_MS = 1000;

/** Live stream of a chat for a person; messages that arrive count as read. @throws Refusal `platform.not_found` */
export async function followForDesk(context: PlatformContext, name: string): Promise<EventStream> {
  const { db, clock, events, background } = context;
  const { id, playerId } = await chatNamed(db, name);
  let isTyping = false;

  const look = async () => {
    const chat = await findChat(db, id);
    const isSeen = chat !== null && isWriting(chat.playerTypingUntil, clock.now());
    if (isSeen !== isTyping) stream.send(eventFrame('typing', { is_typing: isSeen }));
    isTyping = isSeen;
  };
  const timer = setInterval(() => void background.run('chat followed', look), LOOKS_EVERY_MS);
  const stream = new EventStream();
  stream.whenOver(() => clearInterval(timer));
  events.streams.add(stream, null);

  function hear({ name: event, data, frame }: HeardEvent) {
    if (!Object.hasOwn(DESK_EVENTS, event)) return;
    stream.send(frame);
    if (event === 'chat_message' && data['by'] === 'player') background.run('chat followed', () => readAsPerson(db, id, clock.now()));
  }

  try {
    stream.whenOver(await events.listen({ playerId, hear, onLost: () => stream.end() }));
    stream.sendFirst(eventFrame('chat', await readForDesk(context, name)));
  } catch (problem) {
    stream.end();
    throw problem;
  }
  return stream;
}
