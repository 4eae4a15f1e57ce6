import type { EventStream } from './event-stream';

/** More pages than a browser keeps connections for; beyond, the oldest is one that nobody reads any more. */
const MOST_OF_ONE_PLAYER = 8;

/** Whose stream it is; it goes on for as long as the session does. */
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
    /** Until it ends. @param owner null where no session stands behind it, as an operator's */
    add(stream: EventStream, owner: StreamOwner | null) {
      owners.set(stream, owner);
      stream.whenOver(() => remove(stream));
      if (!owner) return;
      const own = byPlayer.get(owner.playerId) ?? new Set();
      byPlayer.set(owner.playerId, own.add(stream));
      const [oldest] = own;
      if (own.size > MOST_OF_ONE_PLAYER) oldest?.end();
    },
    /** As they are now: may be gone through while some end. */
    all: () => [...owners],
  };
}
