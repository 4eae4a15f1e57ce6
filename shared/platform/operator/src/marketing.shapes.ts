import { MARKETING_CHANNELS } from '@site/api/contracts/marketing';
import * as z from '@site/api/schema';

/** Most characters of the text of a promotion: it may go out as an SMS. */
export const PROMOTION_WORDS_MAX = 600;

/** Schema of the channels on which promotions may be sent to a player, or on which one was sent. */
export const marketingSchema = z.object({ channels: z.array(z.enum(MARKETING_CHANNELS)) });
