import { getEvents } from '@site/api/contracts/events';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { openStream } from './events.service';

export const eventsModule: PlatformModule = (app) => {
  route(app, getEvents, ({ context, player }) => openStream(context, player));
};
