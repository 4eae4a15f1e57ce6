import { MAX_PINS } from '@site/api/contracts/exchange';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { lockPlayer } from '@site/platform-domains/access';
import { deletePins, insertPin, listPins } from './pins.repository';

type Pinning = Pick<PlatformContext, 'db' | 'clock' | 'feed'>;

/** Leaves out events that are over, because the page does not show them. */
export async function readPins({ db, clock, feed }: Pinning, playerId: number): Promise<FeedEvent[]> {
  const at = clock.now();
  const events = (await listPins(db, playerId)).map((id) => feed.event(id, at));
  return events.filter((event) => event !== null).filter(({ isOver }) => !isOver);
}

/** @throws Refusal `exchange.unknown_market`, `exchange.too_many_pins` */
export async function pinEvent(context: Pinning, playerId: number, eventId: string): Promise<FeedEvent[]> {
  const at = context.clock.now();
  const event = context.feed.event(eventId, at);
  if (!event || event.isOver) throw new Refusal('exchange.unknown_market');
  await inTransaction(context.db, async (tx) => {
    await lockPlayer(tx, playerId);
    const kept = await listPins(tx, playerId);
    const shown = new Set((await readPins({ ...context, db: tx }, playerId)).map(({ id }) => id));
    if (shown.size >= MAX_PINS && !shown.has(eventId)) throw new Refusal('exchange.too_many_pins');
    await deletePins(
      tx,
      playerId,
      kept.filter((id) => !shown.has(id)),
    );
    await insertPin(tx, playerId, eventId, at);
  });
  return readPins(context, playerId);
}

export async function unpinEvent(context: Pinning, playerId: number, eventId: string): Promise<FeedEvent[]> {
  await deletePins(context.db, playerId, [eventId]);
  return readPins(context, playerId);
}
