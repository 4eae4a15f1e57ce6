import * as z from '@site/api/schema';
import { exchangeId, priceInput } from './fields';

/** Most price alerts that one player can have at a time. */
export const MAX_PRICE_ALERTS = 10;
/** Message of `exchange.too_many_pins` for one alert more. */
export const TOO_MANY_PRICE_ALERTS = `At most ${MAX_PRICE_ALERTS} price alerts can be set.`;

/** Sides of the asked odds on which the price must be: there or above, or there or below. */
export const ALERT_SIDES = ['at_least', 'at_most'] as const;
/** Side of the asked odds on which the price must be. */
export type AlertSide = (typeof ALERT_SIDES)[number];

/** A price alert of the player: one message once the best price to back a runner of Match Odds is at the odds or beyond them. */
export const priceAlertSchema = z.object({
  id: z.number(),
  event_id: z.string(),
  event_name: z.string(),
  market_id: z.string(),
  selection: z.string(),
  selection_name: z.string(),
  /** Decimal odds. */
  odds: z.string(),
  side: z.enum(ALERT_SIDES),
});
/** A price alert of the player, parsed. */
export type PriceAlert = z.infer<typeof priceAlertSchema>;

const alerts = z.object({ alerts: z.array(priceAlertSchema) });

/** Returns the player's price alerts, newest first. One that was reached or whose market has a result is gone. */
export const getPriceAlerts = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/price-alerts',
  access: 'player',
  input: z.strictObject({}),
  output: alerts,
  errors: [],
  summary: 'Own price alerts that wait, newest first',
});

/**
 * Sets a price alert and returns all of them; an alert on the same runner and side gets the new odds.
 * @throws `exchange.unknown_market`, also for another market than Match Odds; `exchange.unknown_selection`; `exchange.off_ladder`;
 * `exchange.closed`; `exchange.too_many_pins` with `TOO_MANY_PRICE_ALERTS`; `exchange.blocked`; `safer_play.time_out`,
 * `safer_play.excluded` or `safer_play.limit_reached`; `platform.too_many` above the rate of `bets`
 */
export const setPriceAlert = z.defineEndpoint({
  method: 'POST',
  path: '/api/exchange/price-alerts',
  access: 'player',
  input: z.strictObject({ marketId: exchangeId(), selection: exchangeId(), odds: priceInput(), side: z.enum(ALERT_SIDES) }),
  output: alerts,
  errors: [
    'exchange.unknown_market',
    'exchange.unknown_selection',
    'exchange.off_ladder',
    'exchange.closed',
    'exchange.too_many_pins',
    'exchange.blocked',
    'safer_play.time_out',
    'safer_play.excluded',
    'safer_play.limit_reached',
  ],
  pace: 'bets',
  summary: 'Ask for a message once the price to back a runner is at these odds or beyond: one for each runner and side',
});

/** Deletes an own price alert and returns the others; one that is gone already changes nothing. */
export const deletePriceAlert = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/exchange/price-alerts/:id',
  access: 'player',
  input: z.strictObject({ id: z.text({ max: 12, pattern: /^\d{1,12}$/ }) }),
  output: alerts,
  errors: [],
  pace: 'cancels',
  summary: 'Take back a price alert',
});
