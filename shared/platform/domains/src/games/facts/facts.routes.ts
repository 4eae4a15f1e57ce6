import { getGameFacts } from '@site/api/contracts/catalogue';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { route } from '@site/platform-kit/http/route';
import { readFacts } from './facts.service';

export const gameFactsModule: PlatformModule = (app) => {
  route(app, getGameFacts, ({ input, context, language }) => readFacts(context, input.code, language));
};
