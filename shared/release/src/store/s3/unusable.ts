import { StoreAway, StoreUnusable } from '../store';

interface ServiceProblem {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  $metadata?: { httpStatusCode?: number };
}

const KEYS =
  'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the profile, and what its policy permits: s3:GetObject, PutObject, DeleteObject and ListBucket.';
const LATER = 'Repeat the command when it answers again; "status" shows whether a change was stored.';

const ADVICE: readonly { fits: RegExp; reason: string; advice: string }[] = [
  { fits: /^NoSuchBucket$/, reason: 'there is no such bucket', advice: 'Create it, or correct the address of the store.' },
  {
    fits: /^(AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|403)$/,
    reason: 'it does not accept the credentials',
    advice: KEYS,
  },
  { fits: /^(CredentialsProviderError|TokenProviderError)$/, reason: 'there are no credentials for it', advice: KEYS },
  {
    fits: /^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|301|307)$|^Region is missing/,
    reason: 'its region is missing or wrong',
    advice: 'Add its region to the address of the store: ?region=...',
  },
  { fits: /^(RequestTimeTooSkewed)$/, reason: 'the clock of this machine is wrong', advice: 'Set the clock and repeat the command.' },
  { fits: /^(SlowDown|Throttling\w*|TooManyRequests\w*|429|503)$/, reason: 'it asks to send fewer requests', advice: LATER },
  {
    fits: /^(ENOTFOUND|EAI_AGAIN)$/,
    reason: 'its host name is not known',
    advice: 'Check the endpoint and the region in the address of the store.',
  },
  { fits: /^(TimeoutError|E[A-Z]+)$|socket hang up/, reason: 'it does not answer', advice: LATER },
];

/** HTTP status of an answer of the server; undefined when there was none. */
export const statusOf = (problem: unknown) => (problem as ServiceProblem).$metadata?.httpStatusCode;

/** @returns an error that says why the store cannot be used and what to do next; it never contains credentials */
export function unusable(place: string, problem: unknown): StoreUnusable {
  if (problem instanceof StoreUnusable) return problem;
  const { name, code, message } = problem as ServiceProblem;
  const marks = [name, code, statusOf(problem)].map(String);
  const known = ADVICE.find(({ fits }) => [...marks, String(message)].some((mark) => fits.test(mark)));
  const reason = known?.reason ?? String(message);
  const seen = marks.filter((mark) => mark !== 'undefined').join(', ');
  const advice = known?.advice ?? LATER;
  const words = `The release store ${place} cannot be used: ${reason} (${seen}). ${advice}`;
  return advice === LATER ? new StoreAway(words) : new StoreUnusable(words);
}
