import { errorCatalogue, type ErrorCode } from '@site/api/contracts/errors';

export interface RefusalDetail {
  /** Field -> texts. */
  errors?: Record<string, string[]>;
  retryAfterS?: number;
  /** When what stands against it ends. */
  until?: Date;
  /** In the place of the catalogue's words, where a setting decides a number in them. */
  message?: string;
}

/** A business answer that is not a success; status and words come from the error catalogue. Everything else thrown is a fault. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: RefusalDetail = {},
  ) {
    super(detail.message ?? errorCatalogue[code].message);
    this.name = 'Refusal';
  }
}
