import { sendTelemetry } from '@site/api/contracts/telemetry';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { countEvents } from './telemetry.service';

export const telemetryModule: PlatformModule = (app) => {
  route(app, sendTelemetry, async ({ context, input, ...from }) => {
    await countEvents(context, from, input.events);
    return { message: 'Counted' };
  });
};
