import { FREE_SPIN_STAKE_MAX, FREE_SPIN_STAKE_MIN, FREE_SPINS_MAX } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { FREE_SPINS_DAYS_MAX, FREE_SPINS_REASON_MAX, playerFreeSpinsSchema } from './free-spins.shapes';
import { countField, offerKeyField } from './offer-fields';

const username = z.text({ max: 64 });
const ofFreeSpins = z.strictObject({ username, id: countField(Number.MAX_SAFE_INTEGER) });

export const listFreeSpins = defineCall({
  method: 'GET',
  path: '/operator/players/:username/free-spins',
  role: 'support',
  input: z.strictObject({ username }),
  output: z.array(playerFreeSpinsSchema),
  summary: 'Free spins of a player, the newest first, with those that wait for a second person',
});

export const offerFreeSpins = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-spins',
  role: 'admin',
  input: z.strictObject({
    username,
    /** Code of an open slot game. */
    game: z.text({ max: 64, pattern: /^[A-Z0-9]+$/ }),
    spins: countField(FREE_SPINS_MAX),
    stake: z
      .amountInput()
      .check(
        z.refine((stake) => stake >= FREE_SPIN_STAKE_MIN && stake <= FREE_SPIN_STAKE_MAX, 'The stake of a free spin is BDT 1 to BDT 100'),
      ),
    days: countField(FREE_SPINS_DAYS_MAX),
    reason: z.text({ max: FREE_SPINS_REASON_MAX, pattern: /\S/ }),
    key: offerKeyField(),
  }),
  output: playerFreeSpinsSchema,
  summary: 'Give free spins to a player; from the limit of the settings on, a second person confirms them first',
});

export const confirmFreeSpins = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-spins/:id/confirm',
  role: 'admin',
  input: ofFreeSpins,
  output: playerFreeSpinsSchema,
  summary: 'Give free spins that another person has proposed',
});

export const refuseFreeSpins = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-spins/:id/refuse',
  role: 'admin',
  input: ofFreeSpins,
  output: playerFreeSpinsSchema,
  summary: 'Refuse proposed free spins',
});

export const endFreeSpins = defineCall({
  method: 'POST',
  path: '/operator/players/:username/free-spins/:id/end',
  role: 'admin',
  input: ofFreeSpins,
  output: playerFreeSpinsSchema,
  summary: 'Take back the free spins that a player has not used',
});
