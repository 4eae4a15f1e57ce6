import * as z from '@site/api/schema';
import { pageTextsSchema } from '../site';
import { exchangeId } from './fields';

/** Most names that a document holds: more events are in no first view. */
export const MAX_EVENT_NAMES = 8;

/**
 * Returns the name of one event, or those of the first events in play in the order of their page, for the document of a page. For another tab
 * of that page, and for an unknown event, there are none.
 */
export const getEventNames = z.defineEndpoint({
  method: 'GET',
  path: '/api/event-names',
  access: 'public',
  input: z.object({
    eventId: z.optional(exchangeId()),
    list: z.optional(z.literal('in-play')),
    tab: z.optional(z.text({ max: 64 })),
  }),
  output: pageTextsSchema,
  errors: [],
  summary: 'Names of the events that a page shows first',
});
