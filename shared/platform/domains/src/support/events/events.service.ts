import type { EventData } from '@site/api/contracts/events';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { eventFrame, EventStream } from '@site/platform-kit/events/event-stream';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { countUnreadMessages } from '../chat/chat.repository';
import { countUnread } from '#notifications';
import { begunSince, findLiveSessionIds } from '#access';

/** Opens a stream. Events committed after the counts of `hello` were read follow it; earlier ones are in the counts. */
export async function openStream({ db, events }: PlatformContext, player: PlayerIdentity): Promise<EventStream> {
  const stream = new EventStream();
  events.streams.add(stream, { playerId: player.id, sessionId: player.sessionId });
  try {
    stream.whenOver(
      await events.listen({
        playerId: player.id,
        hear: ({ frame }) => stream.send(frame),
        onLost: () => stream.end(),
      }),
    );
    stream.sendFirst(eventFrame('hello', await readHello(db, player.id)));
  } catch (problem) {
    stream.end();
    throw problem;
  }
  return stream;
}

async function readHello(db: Executor, playerId: number): Promise<EventData<'hello'>> {
  const [inbox, chat] = await Promise.all([countUnread(db, playerId), countUnreadMessages(db, playerId)]);
  return { unread: { inbox, chat } };
}

/** A comment frame, which shows pages and proxies that the stream lives. */
const HEARTBEAT = Buffer.from(':\n\n');

/** Sends a heartbeat to every stream, and ends the streams whose session has ended. */
export async function beat({ db, clock, events }: PlatformContext) {
  const open = events.streams.all();
  if (!open.length) return;
  await events.check();
  const ids = [...new Set(open.flatMap(([, owner]) => owner?.sessionId ?? []))];
  const standing = await findLiveSessionIds(db, ids, begunSince(clock.now()));
  for (const [stream, owner] of open) {
    if (!owner || standing.has(owner.sessionId)) stream.send(HEARTBEAT);
    else stream.end();
  }
}
