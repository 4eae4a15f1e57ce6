export { betRecordsModule } from './bet-records/bet-records.routes';
export type { ExchangeRecordRow } from './exchange-records/exchange-records.repository';
export { exchangeRecordsModule } from './exchange-records/exchange-records.routes';
export {
  removeExchangeRecords,
  saveExchangeRecord,
  saveExchangeRecords,
  settleExchangeRecords,
} from './exchange-records/exchange-records.service';
export { statementModule } from './statement/statement.routes';
