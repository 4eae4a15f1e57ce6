import type { EventStream } from './event-stream';

/** More streams than one browser keeps open. Beyond it the oldest is ended, because nobody reads it any more. */
const MOST_OF_ONE_PLAYER = 8;

/** Owner of a stream; the stream ends with the session. */
export interface StreamOwner {
  playerId: number;
  sessionId: number;
}

/** The streams that this process serves. */
export function createOpenStreams() {
  const owners = new Map<EventStream, StreamOwner | null>();
  const byPlayer = new Map<number, Set<EventStream>>();

  function remove(stream: EventStream) {
    const owner = owners.get(stream);
    owners.delete(stream);
    if (!owner) return;
    const own = byPlayer.get(owner.playerId);
    own?.delete(stream);
    if (!own?.size) byPlayer.delete(owner.playerId);
  }

  return {
    /** Registers the stream until it ends. @param owner null for a stream without a player's session, such as an operator's */
    add(stream: EventStream, owner: StreamOwner | null) {
      owners.set(stream, owner);
      stream.whenOver(() => remove(stream));
      if (!owner) return;
      const own = byPlayer.get(owner.playerId) ?? new Set();
      byPlayer.set(owner.playerId, own.add(stream));
      const [oldest] = own;
      if (own.size > MOST_OF_ONE_PLAYER) oldest?.end();
    },
    /** A copy, because streams may end during the iteration. */
    all: () => [...owners],
  };
}
