import { getExchangeRecords } from '@site/api/contracts/records';
import { periodRange } from '#core/record-period';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentExchangeRecords } from './exchange-records.presenter';
import { readExchangeRecords } from './exchange-records.service';

export const exchangeRecordsModule: PlatformModule = (app) => {
  route(app, getExchangeRecords, async ({ context: { db, clock }, player, input: { page, per_page: perPage, status = null, date } }) => {
    const filter = { playerId: player.id, status, range: periodRange(date, clock.now()) };
    return presentExchangeRecords(await readExchangeRecords(db, filter, { page, perPage }), perPage);
  });
};
