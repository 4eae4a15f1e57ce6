/** What is known of a call that failed; every `ApiError` says it. */
export interface Failure {
  kind: string;
  code?: string;
  status?: number;
  /** In English. */
  serverMessage?: string;
  errors?: Record<string, string[]>;
  until?: string;
  /** Seconds to wait. */
  retryAfterS?: number;
}

/** Everything that a call throws, as a failure: an error that is none of the client's counts as no answer. */
export const failureOf = (problem: unknown): Failure => (isFailure(problem) ? problem : { kind: 'unreachable' });

const isFailure = (problem: unknown): problem is Failure & Error =>
  problem instanceof Error && typeof (problem as Partial<Failure>).kind === 'string';

/** Why the platform refused, in its words: "Please check the highlighted fields." explains less than what is said of the field. */
export const wordsOf = ({ errors = {}, serverMessage }: Failure) => Object.values(errors).flat()[0] ?? serverMessage;

/** No answer that says whether a money post was booked, also after the platform was asked for it: the same may be sent again. */
export const isOutcomeUnknown = ({ kind }: Failure) => kind !== 'refused' && kind !== 'unauthenticated';
