/** What is known of a call that failed. */
export interface Failure {
  kind: string;
  status?: number;
  /** In English. */
  serverMessage?: string;
  errors?: Record<string, string[]>;
  until?: string;
}

/** No answer that says whether it was booked, also after the platform was asked for it: the same may be sent again. */
export const isOutcomeUnknown = ({ kind }: Failure) => kind !== 'refused' && kind !== 'unauthenticated';
