import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { operatorRoute } from '../operator-route';
import { readHealth } from './health.calls';
import { createHealth } from './health.service';

/** Numbers of the servers, and the rules about them. */
export const operatorHealthModule: PlatformModule = (app, platform) => {
  const health = createHealth(platform);
  operatorRoute(app, readHealth, async () => health());
};
