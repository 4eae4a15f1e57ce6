import { array, object, optional, record, string, type infer as Infer } from 'zod/mini';

/** Status and message of one refusal. The message is English and may hold a link to an own path; pages translate it. */
interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503;
  message: string;
}

/** Refusals of one domain: `<domain>.<reason>` -> status and message. */
export type ErrorCatalogue = Record<`${string}.${string}`, ErrorEntry>;

/**
 * Body of every refused call. `errors`: input field -> messages. `error` repeats `message`, because the withdrawal screen reads that name
 * (FUNDS-064).
 */
export const errorBodySchema = object({
  message: string(),
  code: string(),
  requestId: string(),
  errors: optional(record(string(), array(string()))),
  error: optional(string()),
  /** End of the obstacle (a break, an exclusion, a waiting period), ISO 8601. */
  until: optional(string()),
});
/** Parsed body of a refused call. */
export type ErrorBody = Infer<typeof errorBodySchema>;
