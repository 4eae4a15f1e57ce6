import { getProfits, getResults } from '@site/api/contracts/exchange';
import { periodRange } from '@site/platform-kit/time/record-period';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentProfits, presentResult } from './history.presenter';
import { readProfits, readResults } from './history.service';

export const exchangeHistoryModule: PlatformModule = (app) => {
  route(app, getProfits, async ({ context: { db, clock }, player, input: { page, per_page: perPage, date, sport = null } }) => {
    const filter = { playerId: player.id, sport, range: periodRange(date, clock.now()) };
    return presentProfits(await readProfits(db, filter, { page, perPage }), perPage);
  });

  route(app, getResults, async ({ context, input: { sport = null, eventId = null } }) => ({
    results: (await readResults(context, { sport, eventId })).map(presentResult),
  }));
};
