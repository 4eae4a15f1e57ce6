import { sendTelemetry } from '@site/api/contracts/telemetry';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { countEvents } from './telemetry.service';

export const telemetryModule: PlatformModule = (app) => {
  route(app, sendTelemetry, async ({ context, ip, input }) => {
    await countEvents(context, ip, input.events);
    return { message: 'Counted' };
  });
};
