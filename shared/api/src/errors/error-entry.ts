import { array, object, optional, record, string, type infer as Infer } from 'zod/mini';

/** `message` is English and may hold a link to an own path; `error` repeats it where the specification reads that name. */
interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503;
  message: string;
}

export type ErrorCatalogue = Record<`${string}.${string}`, ErrorEntry>;

/** The one error body of every call. `errors` maps a field to its texts. */
export const errorBodySchema = object({
  message: string(),
  code: string(),
  requestId: string(),
  errors: optional(record(string(), array(string()))),
  error: optional(string()),
  /** When what stands against it ends, ISO 8601. */
  until: optional(string()),
});
export type ErrorBody = Infer<typeof errorBodySchema>;
