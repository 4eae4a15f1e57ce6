import * as z from '@site/api/schema';
import { exchangeId } from './fields';

/** Most moments of one answer; a longer history leaves out moments in between. */
export const PRICE_HISTORY_MOMENTS = 240;
/** Minutes between two moments, in play and before the event. */
export const PRICE_MINUTES = { inPlay: 1, before: 10 } as const;

/** Decimal odds for each moment; null where nobody offered a price. */
const prices = () => z.array(z.nullable(z.number()));

/** Best prices of a Match Odds market while it was open. All lists have one place for each moment, in the order of time. */
export const priceHistorySchema = z.object({
  marketId: z.string(),
  /** The first moment; that of the answer when there is none yet. */
  since: z.isoTime(),
  /** Minutes from `since` to each moment. */
  minutes: z.array(z.number()),
  /** BDT that was matched up to each moment. */
  matched: z.array(z.number()),
  runners: z.array(z.object({ selectionId: z.string(), SelectionName: z.string(), back: prices(), lay: prices() })),
});
/** Best prices of a Match Odds market over time, parsed. */
export type PriceHistory = z.infer<typeof priceHistorySchema>;

/**
 * Returns the best prices and the matched amount of a Match Odds market, each minute in play and every ten minutes before.
 * @throws `platform.not_found` for an unknown market, and for one that is no Match Odds market
 */
export const getPriceHistory = z.defineEndpoint({
  method: 'GET',
  access: 'public',
  host: 'exchange',
  errors: [],
  path: '/api/price-history/:marketId',
  input: z.strictObject({ marketId: exchangeId() }),
  output: priceHistorySchema,
  summary: 'Best prices and matched amount of a Match Odds market over time',
});
