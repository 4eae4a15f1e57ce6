import { MAX_STAKE, MIN_STAKE, priceInput } from '@site/api/contracts/exchange';
import { FREE_BET_ODDS_MAX } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { FREE_BET_DAYS_MAX, FREE_BET_REASON_MAX, playerFreeBetSchema } from './free-bets.shapes';
import { countField, offerKeyField } from './offer-fields';

const username = z.text({ max: 64 });
const ofFreeBet = z.strictObject({ username, id: countField(Number.MAX_SAFE_INTEGER) });

export const listFreeBets = defineCall({
  method: 'GET',
  path: '/operator/players/:username/free-bets',
  role: 'support',
  input: z.strictObject({ username }),
  output: z.array(playerFreeBetSchema),
  summary: 'Free bets of a player, the newest first, with those that wait for a second person',
});

export const offerFreeBet = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-bets',
  role: 'admin',
  input: z.strictObject({
    username,
    amount: z
      .amountInput()
      .check(z.refine((amount) => amount >= MIN_STAKE && amount <= MAX_STAKE, 'A free bet is a stake: BDT 100 to BDT 50,000')),
    /** Least decimal odds of a bet with it. */
    odds: priceInput().check(z.refine((odds) => odds > 100 && odds <= 100 * FREE_BET_ODDS_MAX, 'Odds are above 1 and at most 100')),
    days: countField(FREE_BET_DAYS_MAX),
    reason: z.text({ max: FREE_BET_REASON_MAX, pattern: /\S/ }),
    key: offerKeyField(),
  }),
  output: playerFreeBetSchema,
  summary: 'Give a free bet to a player; from the limit of the settings on, a second person confirms it first',
});

export const confirmFreeBet = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-bets/:id/confirm',
  role: 'admin',
  input: ofFreeBet,
  output: playerFreeBetSchema,
  summary: 'Give a free bet that another person has proposed',
});

export const refuseFreeBet = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-bets/:id/refuse',
  role: 'admin',
  input: ofFreeBet,
  output: playerFreeBetSchema,
  summary: 'Refuse a proposed free bet',
});
