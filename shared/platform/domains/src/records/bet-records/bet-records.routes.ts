import { explainBet, getBetGroups, getBetRecords, getOpenBets } from '@site/api/contracts/records';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { readFilter } from './bet-filter';
import { presentGroups, presentOpenBets, presentRecords, presentTurnover } from './bet-records.presenter';
import { explainRound, readGroups, readOpenBets, readRecords } from './bet-records.service';

export const betRecordsModule: PlatformModule = (app) => {
  route(app, getBetRecords, async ({ context: { reads, clock }, player, input: { page, per_page: perPage, ...sent } }) =>
    presentRecords(
      await reads.read('records', (db) => readRecords(db, readFilter(player.id, sent, clock.now()), { page, perPage })),
      perPage,
    ),
  );

  route(app, getBetGroups, async ({ context: { reads, clock }, player, input: { page, per_page: perPage, ...sent } }) =>
    presentGroups(
      await reads.read('records', (db) => readGroups(db, readFilter(player.id, sent, clock.now()), { page, perPage })),
      perPage,
    ),
  );

  route(app, getOpenBets, async ({ context: { reads, clock }, player, input: { page, per_page: perPage, ...sent } }) =>
    presentOpenBets(
      await reads.read('records', (db) => readOpenBets(db, readFilter(player.id, sent, clock.now()), { page, perPage })),
      perPage,
    ),
  );

  route(app, explainBet, async ({ context: { reads }, player, input }) =>
    presentTurnover(await reads.read('records', (db) => explainRound(db, player.id, Number(input.id)))),
  );
};
