import * as z from '@site/api/schema';
import { EXCHANGE_STATUSES, SIDES } from '../exchange/rules';
import { pageAnswer, pageFields, periodField } from '../site';
import { betTotalsSchema, ownerField } from './bets';

export { EXCHANGE_STATUSES, type ExchangeStatus } from '../exchange/rules';

/** One bet at the exchange, as a record; amounts in BDT. @see RECORDS-012 */
export const exchangeRecordSchema = z.object({
  event_name: z.string(),
  bet_type: z.enum(SIDES),
  stake: z.amount(),
  net_profit_loss: z.amount(),
  status: z.enum(EXCHANGE_STATUSES),
  transaction_id: z.string(),
  market_name: z.string(),
  selection_name: z.string(),
  potential_profit: z.amount(),
  potential_liability: z.amount(),
  /** Decimal odds, or price or rate per 100, in the form that the market uses. */
  odds: z.string(),
  /** Line of a fancy market. */
  run: z.nullable(z.string()),
  created_at: z.isoTime(),
  settled_at: z.nullable(z.isoTime()),
  /** True for a bet whose stake the house gave. */
  free_bet: z.optional(z.boolean()),
});
/** One bet at the exchange, parsed. */
export type ExchangeRecord = z.infer<typeof exchangeRecordSchema>;

/**
 * Returns bets at the exchange page by page, by the time they were placed, newest first, with the totals of the filter.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see RECORDS-014, N-40
 */
export const getExchangeRecords = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange-records',
  access: 'player',
  input: z.strictObject({ remote_id: ownerField(), status: z.optional(z.enum(['open', 'settled'])), date: periodField(), ...pageFields() }),
  output: z.object({ success: z.literal(true), ...pageAnswer(exchangeRecordSchema), totals: betTotalsSchema }),
  errors: [],
  summary: 'Bets at the exchange by the time they were placed, newest first (N-40)',
});
