import type { ExchangeRecord, getExchangeRecords } from '@site/api/contracts/records';
import type * as z from '@site/api/schema';
import { lastPage } from '@site/platform-kit/base/last-page';
import { printAmount } from '@site/api/money';
import type { ExchangeRecordRow } from './exchange-records.repository';
import type { readExchangeRecords } from './exchange-records.service';

export const presentExchangeRecords = (
  { records, totals }: Awaited<ReturnType<typeof readExchangeRecords>>,
  perPage: number,
): z.input<typeof getExchangeRecords.output> => ({
  success: true,
  data: records.map(presentRecord),
  last_page: lastPage(totals.total, perPage),
  total: totals.total,
  totals: { turnover: printAmount(totals.turnover), profit_loss: printAmount(totals.profitLoss) },
});

const presentRecord = (row: ExchangeRecordRow): ExchangeRecord => ({
  event_name: row.eventName,
  bet_type: row.betType,
  stake: printAmount(row.stake),
  net_profit_loss: printAmount(row.netProfitLoss),
  status: row.status,
  transaction_id: row.transactionId,
  market_name: row.marketName,
  selection_name: row.selectionName,
  potential_profit: printAmount(row.potentialProfit),
  potential_liability: printAmount(row.potentialLiability),
  odds: row.odds,
  run: row.run,
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
  ...(row.isFree ? { free_bet: true } : {}),
});
