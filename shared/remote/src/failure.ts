/** Facts of a failed call; every `ApiError` has them. */
export interface Failure {
  kind: string;
  code?: string;
  status?: number;
  /** Message of the server, in English. */
  serverMessage?: string;
  errors?: Record<string, string[]>;
  until?: string;
  /** Seconds to wait. */
  retryAfterS?: number;
}

/** Turns anything that a call throws into a failure; an error without a `kind` counts as no answer. */
export const failureOf = (problem: unknown): Failure => (isFailure(problem) ? problem : { kind: 'unreachable' });

const isFailure = (problem: unknown): problem is Failure & Error =>
  problem instanceof Error && typeof (problem as Partial<Failure>).kind === 'string';

/** Message of the platform for a refusal: the first message about a field, because it explains more, else the general message. */
export const wordsOf = ({ errors = {}, serverMessage }: Failure) => Object.values(errors).flat()[0] ?? serverMessage;

/** True when the failure leaves open that a money post was booked; the same post may then be sent again under its key. */
export const isOutcomeUnknown = ({ kind }: Failure) => kind !== 'refused' && kind !== 'unauthenticated';
