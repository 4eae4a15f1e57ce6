import { getEvents } from '@site/api/contracts/events';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { openStream } from './events.service';

export const eventsModule: PlatformModule = (app) => {
  route(app, getEvents, ({ context, player }) => openStream(context, player));
};
