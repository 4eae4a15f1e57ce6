import { getExchangeRecords } from '@site/api/contracts/records';
import { periodRange } from '@site/platform-kit/time/record-period';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentExchangeRecords } from './exchange-records.presenter';
import { readExchangeRecords } from './exchange-records.service';

export const exchangeRecordsModule: PlatformModule = (app) => {
  route(app, getExchangeRecords, async ({ context: { reads, clock }, player, input: { page, per_page: perPage, status = null, date } }) => {
    const filter = { playerId: player.id, status, range: periodRange(date, clock.now()) };
    return presentExchangeRecords(await reads.read('records', (db) => readExchangeRecords(db, filter, { page, perPage })), perPage);
  });
};
