import { errorCatalogue, type ErrorCode } from '@site/api/contracts/errors';

export interface RefusalDetail {
  /** Messages by field. */
  errors?: Record<string, string[]>;
  retryAfterS?: number;
  /** Moment at which the obstacle ends. */
  until?: Date;
  /** Replaces the message of the catalogue when a setting decides a number in it. */
  message?: string;
}

/** A business error: its status and message come from the error catalogue. Any other thrown error is a fault. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: RefusalDetail = {},
  ) {
    super(detail.message ?? errorCatalogue[code].message);
    this.name = 'Refusal';
  }
}
