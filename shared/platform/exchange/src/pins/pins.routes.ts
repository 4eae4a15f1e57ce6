import { addPin, getPins, removePin, type Pin } from '@site/api/contracts/exchange';
import { route } from '@site/platform-kit/http/route';
import type { FeedEvent } from '@site/platform-match-simulator/feed';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { pinEvent, readPins, unpinEvent } from './pins.service';

export const pinsModule: PlatformModule = (app) => {
  route(app, getPins, async ({ context, player }) => presentPins(await readPins(context, player.id)));
  route(app, addPin, async ({ context, input, player }) => presentPins(await pinEvent(context, player.id, input.eventId)));
  route(app, removePin, async ({ context, input, player }) => presentPins(await unpinEvent(context, player.id, input.eventId)));
};

const presentPins = (events: readonly FeedEvent[]): { pins: Pin[] } => ({
  pins: events.map(({ id, oddsMarketId, sport, name }) => ({ event_id: id, market_id: oddsMarketId, sport, event_name: name })),
});
