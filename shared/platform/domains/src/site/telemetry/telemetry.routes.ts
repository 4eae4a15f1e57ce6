import { sendTelemetry } from '@site/api/contracts/telemetry';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { countEvents } from './telemetry.service';
import { flushEvents } from './unwritten-events';

export const telemetryModule: PlatformModule = (app, { db }) => {
  app.addHook('onClose', () => flushEvents(db));
  route(app, sendTelemetry, async ({ context, input, ...from }) => {
    await countEvents(context, from, input.events);
    return { message: 'Counted' };
  });
};
